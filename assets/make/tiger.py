"""The house's tiger."""
from svg import circle, group, path


def bamboo_tiger(c, cane):
    return cane(50, 100, 50, c.green, 15) + circle(50, 48, 36, "#dd8a35")
