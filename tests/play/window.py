"""The program in a window with an Xvfb of its own, and a mouse. Needs Xvfb and xdotool, and ImageMagick for pictures."""
import os
import shutil
import subprocess
import tempfile

PATIENCE = 60  # seconds in which nothing changes


class Stuck(Exception):
    pass


class Window:
    def __init__(self, size, pictures):
        self.work, self.pictures, self.clicks = tempfile.mkdtemp(), pictures, 0
        self.trace, self.data = os.path.join(self.work, "trace"), os.path.join(self.work, "data")
        self.frames = os.path.join(self.work, "frames")
        self.size = size
        self.server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", size + "x24"], stdout=subprocess.PIPE,
                                       stderr=subprocess.DEVNULL)
        number = self.server.stdout.readline().decode().strip()
        self.environment = dict(os.environ, DISPLAY=":" + number, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", LC_ALL="C")

    def begin(self, program, seed, speed):
        self.program = subprocess.Popen(
            [program, "--data", self.data, "--trace", self.trace, "--frames", self.frames, "--seed", str(seed), "--speed", speed,
             "--size", self.size],
            env=self.environment)

    def tool(self, *words):
        subprocess.run(["xdotool", *words], env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def click(self, target):
        x, y = int(target["x"] + target["w"] / 2), int(target["y"] + target["h"] / 2)
        self.tool("mousemove", str(x), str(y), "click", "1")
        self.clicks += 1

    def picture(self, name):
        if self.pictures and shutil.which("import"):
            os.makedirs(self.pictures, exist_ok=True)
            subprocess.run(["import", "-window", "root", os.path.join(self.pictures, name + ".png")], env=self.environment,
                           check=False)

    def close(self):
        for process in (self.program, self.server):
            process.kill()
            process.wait()
        shutil.rmtree(self.work)
