<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The form of a feed service.
 *
 * Sends the email address directly to the service, in a popup window; this site does not receive it (S1 §7).
 */
final class Feed_Form {
	private const ROOT = 'frontage-newsletter';

	/**
	 * Renders the form.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $id Form ID, unique in the page.
	 * @return Html|null Null if no service is set.
	 */
	public static function html( array $attributes, string $id ): ?Html {
		$url = Url::safe( $attributes['feedUrl'] );
		if ( 1 !== preg_match( '~^https?://~i', $url ) ) {
			return null;
		}
		$form   = array(
			'class'  => self::ROOT . '__form',
			'method' => 'post',
			'action' => $url,
			'target' => 'frontage-feed',
			'rel'    => 'noopener',
		);
		$input  = array(
			'class'        => self::ROOT . '__input',
			'id'           => "$id-email",
			'type'         => 'email',
			'name'         => 'email',
			'autocomplete' => 'email',
			'required'     => true,
		);
		$label  = array(
			'class' => self::ROOT . '__label',
			'for'   => "$id-email",
		);
		$button = array(
			'class' => self::ROOT . '__button wp-element-button',
			'type'  => 'submit',
		);
		$note   = Labels::of( $attributes, 'note' );
		return el(
			'form',
			$form,
			self::feed( $attributes['feedName'] ),
			el(
				'div',
				array( 'class' => self::ROOT . '__fields' ),
				el(
					'p',
					array( 'class' => self::ROOT . '__field' ),
					el( 'label', $label, Labels::of( $attributes, 'emailLabel' ) ),
					el( 'input', $input )
				),
				el( 'p', array( 'class' => self::ROOT . '__send' ), el( 'button', $button, Labels::of( $attributes, 'button' ) ) )
			),
			'' === $note ? null : el( 'p', array( 'class' => self::ROOT . '__note' ), $note )
		);
	}

	/**
	 * Returns the feed's name in the format such services expect.
	 *
	 * @param mixed $name Attribute value.
	 */
	private static function feed( mixed $name ): ?Html {
		$input = array(
			'type'  => 'hidden',
			'name'  => 'uri',
			'value' => is_string( $name ) ? $name : '',
		);
		return '' === $input['value'] ? null : el( 'input', $input );
	}
}
