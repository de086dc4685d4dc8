<?php
declare( strict_types=1 );

namespace Frontage\Tests\Life;

use Frontage\Tests\Golden\Fixture;
use WP_Block_Type_Registry;

/** The list in `docs/life-cycle.md` of blocks that print nothing once the plugin is gone. */
final class Silent_Blocks {
	private const LIST = '/(Without the plugin these blocks print nothing: ).*(\.)/';

	/** Where the page is. */
	public static function path(): string {
		return dirname( __DIR__, 3 ) . '/docs/life-cycle.md';
	}

	/** The page with the list as it should be; call it while our blocks are not registered. */
	public static function page(): string {
		$leaves          = array();
		$GLOBALS['post'] = null; // A title of WordPress's in a card would print that of the current post.
		foreach ( Fixture::all() as $fixture ) {
			$text                     = wp_strip_all_tags( (string) apply_filters( 'the_content', $fixture->markup() ) );
			$leaves[ $fixture->slug ] = ( $leaves[ $fixture->slug ] ?? false ) || '' !== trim( $text );
		}
		$silent = array_keys( array_filter( $leaves, static fn ( bool $leaves_text ): bool => ! $leaves_text ) );
		sort( $silent );
		return (string) preg_replace( self::LIST, '$1`' . implode( '`, `', $silent ) . '`$2', (string) file_get_contents( self::path() ) );
	}

	/** Takes our blocks away, as a deactivated plugin does, and writes the page. */
	public static function write(): void {
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'frontage/' ) ) {
				unregister_block_type( $name );
			}
		}
		file_put_contents( self::path(), self::page() );
	}
}
