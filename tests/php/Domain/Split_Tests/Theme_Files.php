<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use WP_Block_Patterns_Registry;

// phpcs:disable WordPress.WP.AlternativeFunctions -- Files of a theme of the test.

/** A block theme of a test's own, whose files it writes. */
final class Theme_Files {
	private static int $number = 0;

	private string $slug;

	/**
	 * Creates the theme and switches to it.
	 *
	 * @param array<string, string> $files Contents by path, such as `parts/header.html`.
	 */
	public function __construct( array $files = array() ) {
		// WordPress remembers which files a folder has.
		$this->slug = 'split-' . getmypid() . '-' . ++self::$number;
		$this->write( 'style.css', "/*\nTheme Name: Split\n*/" );
		$this->write( 'theme.json', '{"version":3}' );
		$this->write( 'templates/index.html', '<!-- wp:template-part {"slug":"header"} /-->' );
		foreach ( $files as $path => $content ) {
			$this->write( $path, $content );
		}
		switch_theme( $this->slug );
		_register_theme_block_patterns();
	}

	/** Returns the ID of a template or part. */
	public function id( string $name ): string {
		return "{$this->slug}//$name";
	}

	/**
	 * Writes a file.
	 *
	 * @param string $path Path in the theme.
	 * @param string $content Anything.
	 */
	public function write( string $path, string $content ): void {
		$file = get_theme_root() . "/{$this->slug}/$path";
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $content );
		clearstatcache();
	}

	/** Deletes the theme. */
	public function delete(): void {
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'split/' ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		$GLOBALS['wp_filesystem']->delete( get_theme_root() . "/{$this->slug}", true );
	}
}
