<?php
declare( strict_types=1 );

namespace Frontage\Base\Html;

defined( 'ABSPATH' ) || exit;

/**
 * HTML tags that authors can choose.
 *
 * An allowlist, because a tag name such as `img src=x onerror=…` passes every other filter.
 */
final class Tag {
	private const ALLOWED = array(
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'p',
		'div',
		'span',
		'section',
		'article',
		'aside',
		'header',
		'footer',
		'main',
		'nav',
		'ul',
		'ol',
		'li',
		'figure',
		'figcaption',
	);

	/**
	 * Returns the chosen tag if it is allowed.
	 *
	 * @param mixed $tag Tag chosen by the author.
	 * @param string $fallback Tag to use otherwise.
	 */
	public static function allow( mixed $tag, string $fallback = 'div' ): string {
		return is_string( $tag ) && in_array( $tag, self::ALLOWED, true ) ? $tag : $fallback;
	}
}
