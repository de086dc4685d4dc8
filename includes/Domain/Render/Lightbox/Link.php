<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Links that open in a lightbox.
 *
 * Marks links; without JavaScript, or if the lightbox is turned off, they lead to the file.
 *
 * Records what the page needs in its footer: nothing without marked links.
 */
final class Link {
	/** Attribute with the group whose items are shown in sequence; empty for a single item. */
	public const MARK = 'data-frontage-lightbox';

	/** Attribute that identifies a Vimeo video to the server, in signed form. */
	public const VIDEO = 'data-frontage-video';

	/** Purpose with which video names are signed. */
	public const SIGNED = 'vimeo-size';

	/** Characters that a URL cannot contain. */
	private const NO_NAME = '/[^\p{L}\p{M}\p{Nd}_-]/u';

	/**
	 * Types of items on the page.
	 *
	 * @var array<string, true>
	 */
	private static array $kinds = array();

	/**
	 * Returns the attributes of a link; none if a lightbox cannot show its target.
	 *
	 * @param string $href Link URL.
	 * @param string $group Group name; links of the same group are shown in sequence.
	 * @return array<string, string>
	 */
	public static function attributes( string $href, string $group = '' ): array {
		$found = Link_Type::of( $href );
		if ( null === $found ) {
			return array();
		}
		self::$kinds[ $found['kind'] ] = true;
		$attributes                    = array( self::MARK => self::group( $group ) );
		if ( 'vimeo' === $found['kind'] ) {
			$attributes[ self::VIDEO ] = Signed::make( self::SIGNED, array( 'video' => $found['key'] ) );
		}
		return $attributes;
	}

	/**
	 * Returns a group name that is safe in URLs.
	 *
	 * @param string $name Any text.
	 */
	public static function group( string $name ): string {
		return (string) preg_replace( self::NO_NAME, '', $name );
	}

	/**
	 * Returns the types of items that the page links to.
	 *
	 * @return list<string> `image`, `video`, `youtube`, `vimeo`, `inline`; empty if no link is marked.
	 */
	public static function kinds(): array {
		return array_keys( self::$kinds );
	}

	/** Resets the IDs, for tests. */
	public static function reset(): void {
		self::$kinds = array();
	}
}
