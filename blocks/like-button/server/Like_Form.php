<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Html_Template;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The form that sends a like without JavaScript.
 *
 * Its ID comes from `Ids`, which leaves nothing in it to escape.
 */
final class Like_Form {
	/**
	 * Returns the form.
	 *
	 * @param string $id ID of the form, where the response without JavaScript leads back to.
	 * @param int    $post_id The liked post.
	 * @param string $label Label for screen readers, as plain text.
	 * @param Html   $content Result of `Content::html()`.
	 * @param bool   $can_like Whether the visitor may see the post.
	 */
	public static function html( string $id, int $post_id, string $label, Html $content, bool $can_like ): Html {
		$html = Html_Template::pieces(
			$can_like ? 'like-button.form' : 'like-button.disabled-form',
			static fn ( string $place ): Html => self::elements( $place, $can_like )
		);
		return Html::raw(
			$html[0] . $id . $html[1] . $post_id . $html[2] . $id . $html[3] . Html::escape( $label ) . $html[4] . $content->html . $html[5]
		);
	}

	/**
	 * Returns the elements.
	 *
	 * @param string $place Text in place of ID, post ID, ID, label and content.
	 * @param bool   $can_like Whether the button is enabled.
	 */
	private static function elements( string $place, bool $can_like ): Html {
		$send   = array(
			'class'  => 'frontage-like-button__form',
			'id'     => $place,
			'method' => 'post',
			'action' => admin_url( 'admin-ajax.php', 'relative' ),
		);
		$button = array(
			'class'        => 'frontage-like-button__button',
			'aria-pressed' => 'false',
			'disabled'     => ! $can_like,
		);
		$status = array(
			'class' => 'frontage-like-button__message',
			'role'  => 'status',
		);
		return el(
			'form',
			$send,
			self::hidden( 'action', Like::NAME ),
			self::hidden( 'likes_id', $place ),
			self::hidden( 'back', $place ),
			el(
				'button',
				$button,
				el( 'span', array( 'class' => 'frontage-like-button__label' ), $place ),
				' ',
				el( 'span', array( 'class' => 'frontage-like-button__content' ), $place )
			),
			el( 'span', $status )
		);
	}

	/**
	 * Returns a hidden field.
	 *
	 * @param string $name Name of the field.
	 * @param string $value Its value.
	 */
	private static function hidden( string $name, string $value ): Html {
		$type = 'hidden';
		return el( 'input', compact( 'type', 'name', 'value' ) );
	}
}
