<?php
declare( strict_types=1 );

namespace Frontage\Tests;

/**
 * HTML as WordPress 6.7 prints it.
 *
 * Removes what only WordPress changed since, so that one golden file holds for all versions. Nothing else may be removed
 * here: whatever a module prints must be the same everywhere.
 */
final class Core_Html {
	/** What newer versions print, and what stands for it here. */
	private const CHANGES = array(
		// Every paragraph has a class.
		'/(<p\b[^>]*?) class="wp-block-paragraph"/'      => '$1',
		'/(<p\b[^>]*? class="[^"]*?) wp-block-paragraph\b/' => '$1',
		// The layout class of a plugin's block has the plugin's name.
		'/\bwp-block-frontage-([a-z0-9-]+-is-layout-)/'  => 'wp-block-$1',
		// Style variations are numbered; they were named by a hash.
		'/\b(is-style-[a-z-]+--)(?:[0-9a-f]{32}|\d+)\b/' => '$1n',
		// Classes and styles of several supports are joined without a space or a semicolon too many.
		'/(style="[^"]*?);(?=")/'                        => '$1',
		'/(class="wp-social-link wp-social-link-\w+)  /' => '$1 ',
		'/(style="[^"]*?;) (?=[a-z-]+:)/'                => '$1',
		// A featured image has its ratio itself; its figure had it.
		'/(<figure) style="aspect-ratio:[^"]*"( class="wp-block-post-featured-image")/' => '$1$2',
		'/(wp-post-image"[^>]*? style=")(?:aspect-ratio:[^;"]*;width:100%;|width:100%;height:100%;)/' => '$1',
		'/(target="_self") +>/'                          => '$1>',
	);

	/**
	 * Returns the HTML without what only WordPress changes.
	 *
	 * @param string $html As printed by any version.
	 */
	public static function normalize( string $html ): string {
		do {
			$before = $html;
			$html   = (string) preg_replace( array_keys( self::CHANGES ), self::CHANGES, $html );
		} while ( $html !== $before );
		return $html;
	}
}
