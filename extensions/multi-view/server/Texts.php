<?php
declare( strict_types=1 );

namespace Frontage\Extensions\Multi_View;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;

defined( 'ABSPATH' ) || exit;

/**
 * Other texts of a block, beside its own.
 *
 * All are in the page, and CSS displays one; the others have the attribute `hidden`, so that they do not show without our
 * styles either. They are plain text, so no ID is there twice.
 */
final class Texts {
	/** Maximum length, in characters. */
	private const LONGEST = 1000;

	/** Attributes of a tag, whose values may contain `>`. */
	private const ATTRIBUTES = '(?:[^>"\']|"[^"]*"|\'[^\']*\')*+';

	/** Elements around a text that may contain more elements. */
	private const AROUND = '(?:div|h[1-6]|p|pre|span|a|button|strong|em|b|i|li|blockquote|figcaption|cite|summary|label|time)';

	/**
	 * Where the text of a block is, first match wins: the label of a button, that of a Read More link without the post's title
	 * for screen readers, the only text in elements around each other, and a whole paragraph or heading.
	 */
	private const PLACES = array(
		'~(<(a|button)\b(?=[^>]*\bwp-block-button__link\b)' . self::ATTRIBUTES . '>)(.*?)(</\2>)~is',
		'~\A(\s*<(a)\b(?=[^>]*\bwp-block-read-more\b)' . self::ATTRIBUTES . '>)(.*?)'
			. '((?:<span\b[^>]*\bscreen-reader-text\b[^>]*>(?:(?!</?span).)*</span>)?\s*</\2>\s*)\z~is',
		'~\A((?:\s*<(' . self::AROUND . ')\b' . self::ATTRIBUTES . '>)++\s*)([^<]*[^<\s])'
			. '(\s*(?:</' . self::AROUND . '>\s*)++)\z~i',
		'~\A(\s*<(?:p|h[1-6])\b' . self::ATTRIBUTES . '>\s*<(a)\b' . self::ATTRIBUTES . '>)'
			. '((?:(?!</a>).)*)(</a>\s*</(?:p|h[1-6])>\s*)\z~is',
		'~\A(\s*<(p|h[1-6]|pre)\b' . self::ATTRIBUTES . '>)(.*)(</\2>\s*)\z~is',
	);

	/**
	 * Adds the texts to the block, if it has one text that they can replace.
	 *
	 * @param string $html Rendered block.
	 * @param Views $views What the author has set.
	 */
	public static function add( string $html, Views $views ): string {
		$texts = self::wanted( $views );
		if ( array() === $texts ) {
			return $html;
		}
		foreach ( self::PLACES as $pattern ) {
			if ( 1 === preg_match( $pattern, $html, $found, PREG_OFFSET_CAPTURE ) && '' !== trim( $found[3][0] ) ) {
				return substr_replace( $html, self::spans( $found[3][0], $texts ), (int) $found[3][1], strlen( $found[3][0] ) );
			}
		}
		return $html;
	}

	/**
	 * Returns the texts that the author wants.
	 *
	 * @param Views $views What the author has set.
	 * @return array<string, string> By view.
	 */
	public static function wanted( Views $views ): array {
		$texts = array_map(
			static fn ( mixed $text ): string => mb_substr( Kses::text( $text ), 0, self::LONGEST ),
			$views->get( 'content' )
		);
		return array_filter( $texts, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns the block's own text and the others.
	 *
	 * @param string $own HTML.
	 * @param non-empty-array<string, string> $texts By view.
	 */
	private static function spans( string $own, array $texts ): string {
		if ( isset( $texts[ Views::TABLET ] ) ) {
			$texts += array( Views::PHONE => $texts[ Views::TABLET ] );
		}
		$html = self::span( $own, 'is-not-in-', array_keys( $texts ) );
		foreach ( array_unique( $texts ) as $text ) {
			$html .= self::span( Html::escape( $text ), 'is-in-', array_keys( $texts, $text, true ), ' hidden' );
		}
		return $html;
	}

	/**
	 * Returns one text.
	 *
	 * @param string $text HTML.
	 * @param string $prefix Of the classes.
	 * @param list<string> $views Where it is displayed, or not.
	 * @param string $attributes Further attributes, as HTML.
	 */
	private static function span( string $text, string $prefix, array $views, string $attributes = '' ): string {
		return "<span class=\"frontage-view-text $prefix" . implode( " $prefix", $views ) . "\"$attributes>$text</span>";
	}
}
