<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

defined( 'ABSPATH' ) || exit;

/** Inserts ads between the posts of lists: WordPress's Query Loop and our own. */
final class In_Lists {
	/** After extensions of the block. */
	private const PRIORITY = 30;

	/** Blocks that list posts, with the start tag of an item. */
	private const LISTS = array(
		'core/post-template'       => '<li class="wp-block-post">',
		'frontage/blog'            => '<li>',
		'frontage/post-archive'    => '<li>',
		'frontage/post-grid'       => '<li>',
		'frontage/smart-post-list' => '<li>',
	);

	/** The list in such a block. */
	private const LIST = '~<ul\b[^>]*\sclass="[^"]*\b(?:wp-block-post-template|frontage-[a-z-]+__items)\b~';

	/** Adds the hooks, if a number is chosen. */
	public function boot(): void {
		if ( Ads::value( 'every' ) > 0 && '' !== Ads::value( 'list_group' ) ) {
			foreach ( array_keys( self::LISTS ) as $block ) {
				add_filter( "render_block_$block", array( $this, 'insert' ), self::PRIORITY, 2 );
			}
		}
	}

	/**
	 * Inserts an ad after every few posts, except after the last one.
	 *
	 * @param mixed $html HTML of the block.
	 * @param mixed $block Parsed block.
	 * @return mixed
	 */
	public function insert( mixed $html, mixed $block ): mixed {
		$item = is_array( $block ) ? self::LISTS[ $block['blockName'] ?? '' ] ?? null : null;
		if (
			! is_string( $html ) || null === $item || is_feed()
			|| 1 !== preg_match( self::LIST, $html, $found, PREG_OFFSET_CAPTURE )
		) {
			return $html;
		}
		$start = (int) $found[0][1];
		return substr( $html, 0, $start ) . self::with_ads( substr( $html, $start ), $item );
	}

	/**
	 * Returns a list with ads.
	 *
	 * @param string $html The list, and what follows it.
	 * @param string $item Start tag of an item.
	 */
	private static function with_ads( string $html, string $item ): string {
		$every = (int) Ads::value( 'every' );
		$group = (string) Ads::value( 'list_group' );
		$made  = '';
		$from  = 0;
		foreach ( array_slice( Places::after_items( $html ), 0, -1 ) as $index => $end ) {
			if ( 0 === ( $index + 1 ) % $every ) {
				$ad    = Ads::html( $group );
				$made .= substr( $html, $from, $end - $from ) . ( '' === $ad ? '' : "$item$ad</li>" );
				$from  = $end;
			}
		}
		return $made . substr( $html, $from );
	}
}
