/** The languages of highlight.js that authors choose from. */
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import lua from 'highlight.js/lib/languages/lua';
import makefile from 'highlight.js/lib/languages/makefile';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import perl from 'highlight.js/lib/languages/perl';
import php from 'highlight.js/lib/languages/php';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import twig from 'highlight.js/lib/languages/twig';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { Attributes } from '../attributes';

const LANGUAGES = {
	bash,
	c,
	cpp,
	csharp,
	css,
	diff,
	dockerfile,
	go,
	graphql,
	ini,
	java,
	javascript,
	json,
	kotlin,
	lua,
	makefile,
	markdown,
	nginx,
	perl,
	php,
	powershell,
	python,
	r,
	ruby,
	rust,
	scss,
	sql,
	swift,
	twig,
	typescript,
	xml,
	yaml,
} satisfies Record< Exclude< Attributes[ 'language' ], 'none' >, unknown >;

for ( const [ name, language ] of Object.entries( LANGUAGES ) ) {
	highlighter.registerLanguage( name, language );
}

/**
 * Returns code as HTML, with an element around each part that the language knows.
 *
 * @param code     Plain text.
 * @param language One of the languages above.
 */
export const highlight = ( code: string, language: string ): string =>
	highlighter.highlight( code, { language, ignoreIllegals: true } ).value;
