<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render\Lightbox;

use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * Links that open in a lightbox.
 *
 * Marks a link; without script, and where the lightbox is switched off, it leads to the file.
 *
 * Knows what the page needs in its footer: nothing where no link was marked.
 */
final class Link {
	/** Its value is the group whose items follow each other; empty for an item alone. */
	public const MARK = 'data-frontage-lightbox';

	/** Tells the server which of Vimeo's videos is meant, in its own words. */
	public const VIDEO = 'data-frontage-video';

	/** What signed names of videos are for. */
	public const SIGNED = 'vimeo-size';

	/** Characters that an address can carry. */
	private const NO_NAME = '/[^\p{L}\p{M}\p{Nd}_-]/u';

	/**
	 * Kinds of items on the page.
	 *
	 * @var array<string, true>
	 */
	private static array $kinds = array();

	/**
	 * Attributes of a link, none if a lightbox cannot show what it leads to.
	 *
	 * @param string $href  Where it leads.
	 * @param string $group A name; links of one name follow each other.
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
	 * A group's name as an address can carry it.
	 *
	 * @param string $name Any text.
	 */
	public static function group( string $name ): string {
		return (string) preg_replace( self::NO_NAME, '', $name );
	}

	/**
	 * What the page's links lead to.
	 *
	 * @return list<string> `image`, `video`, `youtube`, `vimeo`, `inline`; empty where nothing is marked.
	 */
	public static function kinds(): array {
		return array_keys( self::$kinds );
	}

	/** Starts again, for tests. */
	public static function reset(): void {
		self::$kinds = array();
	}
}
