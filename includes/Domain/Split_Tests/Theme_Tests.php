<?php
declare( strict_types=1 );

namespace Frontage\Domain\Split_Tests;

use FilesystemIterator;
use Frontage\Base\Store\Values;
use Frontage\Domain\Blocks\Visibility;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Non_Post_Content;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use WP_Block_Patterns_Registry;
use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/**
 * Split tests in files: templates and template parts that nobody has customized, and patterns that templates and posts refer to.
 *
 * WordPress says nothing when a file changes. So the files are compared with those that were read, whenever a visitor names such a
 * test or one that is unknown; views of pages cost nothing. Only what stands in a file becomes a test.
 */
final class Theme_Tests {
	/** The files that were read. */
	public const OPTION = 'frontage_split_files';

	/** Post types that take the place of a file. */
	public const TYPES = array( 'wp_template', 'wp_template_part' );

	/**
	 * Returns a test that a visitor names, with those in files that changed.
	 *
	 * @param string $id UUID, or anything else.
	 */
	public static function find( string $id ): ?Split_Test {
		return self::find_all( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * Returns the tests that a visitor names, with those in files that changed. The files are compared once, however many are named.
	 *
	 * @param list<string> $ids UUIDs, or anything else.
	 * @return array<string, Split_Test> By ID; what is no test is missing.
	 */
	public static function find_all( array $ids ): array {
		$ids   = array_values( array_unique( array_filter( $ids, array( Split_Block::class, 'is_id' ) ) ) );
		$find  = static fn (): array => array_filter( array_combine( $ids, array_map( array( Split_Tests::class, 'find' ), $ids ) ) );
		$tests = $find();
		$ours  = array_filter( $tests, static fn ( Split_Test $test ): bool => Index::THEME === $test->post );
		return ( array() !== $ours || count( $tests ) < count( $ids ) ) && self::refresh() ? $find() : $tests;
	}

	/**
	 * Reads the files, if they have changed.
	 *
	 * @return bool Whether they had.
	 */
	public static function refresh(): bool {
		$has_changed = Values::get( self::OPTION ) !== self::mark();
		if ( $has_changed ) {
			Split_Index::read_theme();
		}
		return $has_changed;
	}

	/** Notes that the files were read as they are now. */
	public static function note(): void {
		Values::set( self::OPTION, self::mark() );
	}

	/** Returns the block markup of all files with tests. */
	public static function markup(): string {
		$contents = array_map( static fn ( WP_Block_Template $one ): string => (string) $one->content, self::templates() );
		return implode( "\n", array( ...$contents, ...array_column( self::patterns(), 'markup' ) ) );
	}

	/**
	 * Returns the template or template part in whose file a test is; null if there is none.
	 *
	 * @param string $test UUID.
	 */
	public static function template( string $test ): ?WP_Block_Template {
		foreach ( self::templates() as $template ) {
			if ( isset( Split_Block::in( (string) $template->content )[ $test ] ) ) {
				return $template;
			}
		}
		return null;
	}

	/**
	 * Returns the name and the markup of the pattern in whose file a test is; null if there is none.
	 *
	 * @param string $test UUID.
	 * @return array{name: string, markup: string}|null
	 */
	public static function pattern( string $test ): ?array {
		foreach ( self::patterns() as $pattern ) {
			if ( isset( Split_Block::in( $pattern['markup'] )[ $test ] ) ) {
				return $pattern;
			}
		}
		return null;
	}

	/**
	 * Returns the block of a test; null if it is in no file.
	 *
	 * @param string $test UUID.
	 * @return array<string, mixed>|null
	 */
	public static function block( string $test ): ?array {
		return self::among( parse_blocks( self::markup() ), $test );
	}

	/**
	 * Returns the block of a test among blocks and their inner blocks; null if it is not there, or hidden from the visitor.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Result of `parse_blocks()`.
	 * @param string $test UUID.
	 * @return array<string, mixed>|null
	 */
	private static function among( array $blocks, string $test ): ?array {
		foreach ( $blocks as $block ) {
			$is_it = Split_Block::is_own( $block ) && Split_Block::id( $block['attrs'] ?? array() ) === $test;
			$found = $is_it ? $block : self::among( $block['innerBlocks'], $test );
			if ( null !== $found && ! Visibility::is_hidden( (array) ( $block['attrs'] ?? array() ) ) ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Returns the templates and parts that come from files, and contain tests.
	 *
	 * @return list<WP_Block_Template>
	 */
	private static function templates(): array {
		$all = array_merge( ...array_map( static fn ( string $type ): array => get_block_templates( array(), $type ), self::TYPES ) );
		return array_values(
			array_filter(
				$all,
				static fn ( WP_Block_Template $one ): bool => 'custom' !== $one->source
					&& str_contains( (string) $one->content, Split_Block::MARK )
			)
		);
	}

	/**
	 * Returns the patterns that contain tests; several may have the same title.
	 *
	 * @return list<array{name: string, markup: string}>
	 */
	private static function patterns(): array {
		$found = array();
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$markup = $pattern['content'] ?? '';
			if ( is_string( $markup ) && str_contains( $markup, Split_Block::MARK ) ) {
				$found[] = array(
					'name'   => (string) ( $pattern['title'] ?? '' ),
					'markup' => $markup,
				);
			}
		}
		return $found;
	}

	/** Returns what changes with the files of the theme and its parent, and with the active plugins, which may have some too. */
	private static function mark(): string {
		$files = array( (string) wp_json_encode( get_option( 'active_plugins' ) ) );
		foreach ( array_unique( array( get_stylesheet_directory(), get_template_directory() ) ) as $theme ) {
			foreach ( Non_Post_Content::FOLDERS as $folder ) {
				$files = array( ...$files, ...self::marks_in( "$theme/$folder" ) );
			}
		}
		sort( $files );
		return md5( implode( "\n", $files ) );
	}

	/**
	 * Returns what changes with each file in a folder, and in those in it.
	 *
	 * @param string $folder Full path.
	 * @return list<string>
	 */
	private static function marks_in( string $folder ): array {
		$marks = array();
		if ( is_dir( $folder ) && is_readable( $folder ) ) {
			$all   = new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS );
			$skips = RecursiveIteratorIterator::CATCH_GET_CHILD;
			$files = new RecursiveIteratorIterator( $all, RecursiveIteratorIterator::LEAVES_ONLY, $skips );
			foreach ( $files as $path => $file ) {
				// Some editors lock a file by a link to nowhere, which has neither size nor time.
				$marks[] = $file instanceof SplFileInfo && $file->isFile() ? "$path {$file->getSize()} {$file->getMTime()}" : '';
			}
		}
		return $marks;
	}
}
