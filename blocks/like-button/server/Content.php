<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;


defined( 'ABSPATH' ) || exit;

/**
 * The changing part of the button.
 *
 * The number and the text after it: the same in the page and in the action's answer.
 */
final class Content {
	/**
	 * Prints it.
	 *
	 * @param int   $count How many like the post.
	 * @param Labels $words The text after the number.
	 */
	public static function html( int $count, Labels $words ): Html {
		return Html_Template::html(
			'like-button.content',
			static fn ( string $place ): Html => fragment(
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
			),
			$count,
			number_format_i18n( $count ),
			$words->after( $count )
		);
	}

	/**
	 * The id of a post's first button in a page, to which a browser without script returns.
	 *
	 * @param int $post_id The post.
	 */
	public static function id( int $post_id ): string {
		return "like-$post_id";
	}
}
