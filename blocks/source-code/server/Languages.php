<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code;

defined( 'ABSPATH' ) || exit;

/** Names of languages, which are the same in all languages of people. */
final class Languages {
	/** By the value of the attribute; `test/languages.json` compares them with `edit/languages.ts`. */
	private const NAMES = array(
		'bash'       => 'Bash',
		'c'          => 'C',
		'cpp'        => 'C++',
		'csharp'     => 'C#',
		'css'        => 'CSS',
		'diff'       => 'Diff',
		'dockerfile' => 'Dockerfile',
		'go'         => 'Go',
		'graphql'    => 'GraphQL',
		'ini'        => 'INI, TOML',
		'java'       => 'Java',
		'javascript' => 'JavaScript',
		'json'       => 'JSON',
		'kotlin'     => 'Kotlin',
		'lua'        => 'Lua',
		'makefile'   => 'Makefile',
		'markdown'   => 'Markdown',
		'nginx'      => 'nginx',
		'perl'       => 'Perl',
		'php'        => 'PHP',
		'powershell' => 'PowerShell',
		'python'     => 'Python',
		'r'          => 'R',
		'ruby'       => 'Ruby',
		'rust'       => 'Rust',
		'scss'       => 'SCSS',
		'sql'        => 'SQL',
		'swift'      => 'Swift',
		'twig'       => 'Twig',
		'typescript' => 'TypeScript',
		'xml'        => 'HTML, XML',
		'yaml'       => 'YAML',
	);

	/**
	 * Returns the name; empty for plain text.
	 *
	 * @param mixed $language Attribute.
	 */
	public static function name( mixed $language ): string {
		return is_string( $language ) ? self::NAMES[ $language ] ?? '' : '';
	}
}
