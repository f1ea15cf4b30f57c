/* glossary_list.h: the words of glossary_words.h; ends with one without a term. */
#ifndef WORDS_GLOSSARY_LIST_H
#define WORDS_GLOSSARY_LIST_H

#include "words/glossary/glossary_words.h"

extern const struct glossary_word glossary_list[];

#endif
