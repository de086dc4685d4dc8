import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';

/** Names of languages by value, as `Languages.php` has them. */
const NAMES: Record< Exclude< Attributes[ 'language' ], 'none' >, string > = {
	bash: 'Bash',
	c: 'C',
	cpp: 'C++',
	csharp: 'C#',
	css: 'CSS',
	diff: 'Diff',
	dockerfile: 'Dockerfile',
	go: 'Go',
	graphql: 'GraphQL',
	ini: 'INI, TOML',
	java: 'Java',
	javascript: 'JavaScript',
	json: 'JSON',
	kotlin: 'Kotlin',
	lua: 'Lua',
	makefile: 'Makefile',
	markdown: 'Markdown',
	nginx: 'nginx',
	perl: 'Perl',
	php: 'PHP',
	powershell: 'PowerShell',
	python: 'Python',
	r: 'R',
	ruby: 'Ruby',
	rust: 'Rust',
	scss: 'SCSS',
	sql: 'SQL',
	swift: 'Swift',
	twig: 'Twig',
	typescript: 'TypeScript',
	xml: 'HTML, XML',
	yaml: 'YAML',
};

/** Languages to choose from. */
export const languages = (): Record< Attributes[ 'language' ], string > => ( {
	none: __( 'Plain text', 'frontage' ),
	...NAMES,
} );
