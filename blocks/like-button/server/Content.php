<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The dynamic part of the button.
 *
 * The number and the text after it: the same in the page and in the action's response.
 */
final class Content {
	/**
	 * Renders the content.
	 *
	 * @param int $count Number of likes.
	 * @param Labels $words Texts after the number.
	 */
	public static function html( int $count, Labels $words ): Html {
		$html = Html_Template::pieces( 'like-button.content', self::elements( ... ) );
		return Html::raw(
			$html[0] . $count . $html[1] . Html::escape( number_format_i18n( $count ) )
				. $html[2] . Html::escape( $words->after( $count ) ) . $html[3]
		);
	}

	/**
	 * Returns the elements.
	 *
	 * @param string $place Text in place of the number, the formatted number, and the text after it.
	 */
	private static function elements( string $place ): Html {
		return fragment(
			el(
				'span',
				array(
					'class'      => 'frontage-like-button__count',
					'data-count' => $place,
				),
				$place
			),
			' ',
			el( 'span', array( 'class' => 'frontage-like-button__postfix' ), $place )
		);
	}

	/** Returns the ID of a post's first button in a page, the target of the redirect without JavaScript. */
	public static function id( int $post_id ): string {
		return "like-$post_id";
	}
}
