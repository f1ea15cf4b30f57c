/*
 * voice_sapi.c: the voice of Windows, and JAWS (voice.h), each by an object that is asked for its methods by
 * name: no header and no library of either is needed.
 */
#include "sdl/system/voice.h"

#ifdef _WIN32

#define COBJMACROS
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <objbase.h>
#include <oleauto.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/tr.h"

enum { ASYNC = 1, PURGE = 2 /* what is being said and what waits is dropped */, NOT_XML = 16, FULL = 100 };

/* The names of methods are not told apart by their case. The ids are those of the system's header, so that no
 * library of GUIDs need be linked. */
static const GUID dispatch_id = {0x00020400, 0, 0, {0xc0, 0, 0, 0, 0, 0, 0, 0x46}}, no_id = {0};
static const GUID voice_id = {
    0x96749377, 0x3391, 0x11d2, {0x9e, 0xe3, 0x00, 0xc0, 0x4f, 0x79, 0x73, 0x96}}; /* SpVoice */

struct sapi {
    IDispatch *object;
    bool begun; /* COM is to be ended as well */
};

/* Calls a method, or sets a property to the only argument. Arguments stand in reverse, as COM wants them. */
static bool call(IDispatch *object, const wchar_t *name, WORD how, VARIANT *reversed, UINT count)
{
    DISPID id, put = DISPID_PROPERTYPUT;
    DISPPARAMS arguments = {reversed, how == DISPATCH_PROPERTYPUT ? &put : NULL, count,
                            how == DISPATCH_PROPERTYPUT ? 1 : 0};
    LPOLESTR names[] = {(LPOLESTR)name};
    return SUCCEEDED(IDispatch_GetIDsOfNames(object, &no_id, names, 1, LOCALE_INVARIANT, &id)) &&
           SUCCEEDED(
               IDispatch_Invoke(object, id, &no_id, LOCALE_INVARIANT, how, &arguments, NULL, NULL, NULL));
}

static void set(IDispatch *object, const wchar_t *name, int value)
{
    VARIANT number = {0};
    V_VT(&number) = VT_I4;
    V_I4(&number) = value;
    call(object, name, DISPATCH_PROPERTYPUT, &number, 1);
}

static void close_sapi(void *context)
{
    struct sapi *sapi = context;
    if (sapi->object)
        IDispatch_Release(sapi->object);
    if (sapi->begun)
        CoUninitialize();
    free(sapi);
}

static void *open_sapi(const char *file, struct error *why)
{
    struct sapi *sapi = calloc(1, sizeof *sapi);
    void *object = NULL;
    (void)file;
    CHECK_MEMORY(sapi);
    sapi->begun = SUCCEEDED(CoInitializeEx(NULL, COINIT_APARTMENTTHREADED));
    if (SUCCEEDED(CoCreateInstance(&voice_id, NULL, CLSCTX_ALL, &dispatch_id, &object)))
        sapi->object = object;
    if (sapi->object)
        return sapi;
    error_say(why, tr("Windows has no voice installed."));
    close_sapi(sapi);
    return NULL;
}

/* The caller frees it, by SysFreeString. */
static BSTR wide_of(const char *sentence)
{
    int length = MultiByteToWideChar(CP_UTF8, 0, sentence, -1, NULL, 0);
    wchar_t *wide = malloc((size_t)(length + 1) * sizeof *wide);
    CHECK_MEMORY(wide);
    wide[MultiByteToWideChar(CP_UTF8, 0, sentence, -1, wide, length)] = 0;
    BSTR made = SysAllocString(wide);
    free(wide);
    return made;
}

static void say(const struct sapi *sapi, const char *sentence, int flags)
{
    VARIANT reversed[2];
    memset(reversed, 0, sizeof reversed);
    V_VT(&reversed[0]) = VT_I4;
    V_I4(&reversed[0]) = flags;
    V_VT(&reversed[1]) = VT_BSTR;
    V_BSTR(&reversed[1]) = wide_of(sentence);
    call(sapi->object, L"speak", DISPATCH_METHOD, reversed, 2);
    SysFreeString(V_BSTR(&reversed[1]));
}

static void say_sapi(void *context, const char *sentence, bool interrupt)
{
    say(context, sentence, ASYNC | NOT_XML | (interrupt ? PURGE : 0));
}

static bool stop_sapi(void *context)
{
    say(context, "", ASYNC | NOT_XML | PURGE);
    return true;
}

/* --- JAWS --------------------------------------------------------------------------------------- */

/* Its window; its object would be there without it too. */
bool voice_jaws_runs(void *context)
{
    (void)context;
    return FindWindowW(L"JFWUI2", NULL) != NULL;
}

static void *open_jaws(const char *file, struct error *why)
{
    struct sapi *jaws = calloc(1, sizeof *jaws);
    void *object = NULL;
    CLSID id;
    (void)file;
    (void)why;
    CHECK_MEMORY(jaws);
    jaws->begun = SUCCEEDED(CoInitializeEx(NULL, COINIT_APARTMENTTHREADED));
    if (voice_jaws_runs(NULL) && SUCCEEDED(CLSIDFromProgID(L"FreedomSci.JawsApi", &id)) &&
        SUCCEEDED(CoCreateInstance(&id, NULL, CLSCTX_ALL, &dispatch_id, &object)))
        jaws->object = object;
    if (jaws->object)
        return jaws;
    close_sapi(jaws);
    return NULL;
}

static void say_jaws(void *context, const char *sentence, bool interrupt)
{
    const struct sapi *jaws = context;
    VARIANT reversed[2];
    memset(reversed, 0, sizeof reversed);
    V_VT(&reversed[0]) = VT_BOOL;
    V_BOOL(&reversed[0]) = interrupt ? VARIANT_TRUE : VARIANT_FALSE;
    V_VT(&reversed[1]) = VT_BSTR;
    V_BSTR(&reversed[1]) = wide_of(sentence);
    call(jaws->object, L"saystring", DISPATCH_METHOD, reversed, 2);
    SysFreeString(V_BSTR(&reversed[1]));
}

static bool stop_jaws(void *context)
{
    const struct sapi *jaws = context;
    call(jaws->object, L"stopspeech", DISPATCH_METHOD, NULL, 0);
    return true;
}

const struct voice_kind voice_jaws = {
    .name = "jaws", .open = open_jaws, .close = close_sapi, .say = say_jaws, .stop = stop_jaws};

/* --- SAPI --------------------------------------------------------------------------------------- */

/* The voice is the one chosen in Windows: who set it up knows best. */
static void wish_sapi(void *context, const struct voice_wish *wish)
{
    const struct sapi *sapi = context;
    set(sapi->object, L"rate", 2 * wish->rate - VOICE_MAX);
    set(sapi->object, L"volume", wish->volume * FULL / VOICE_MAX);
}

const struct voice_kind voice_sapi = {.name = "sapi",
                                      .open = open_sapi,
                                      .close = close_sapi,
                                      .wish = wish_sapi,
                                      .say = say_sapi,
                                      .stop = stop_sapi};

#endif
