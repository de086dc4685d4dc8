<?php
/**
 * What a newsletter form gets signed.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Forms\Captcha\Captchas;
use Frontage\Render\Url;
use Frontage\Subscribers\Subscriber;
use Frontage\Subscribers\Terms;

defined( 'ABSPATH' ) || exit;

/** Everything the server must know again when the form comes back, from the saved block. */
final class Signing {
	private const QUERY = array( 'email', 'firstname', 'lastname' );

	/**
	 * The terms of a block.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @param string               $id         The form's id on the page.
	 */
	public static function terms( array $attributes, string $id ): Terms {
		$labels = array(
			'email'   => Wording::of( $attributes, 'emailLabel' ),
			'first'   => true === $attributes['firstName'] ? Wording::of( $attributes, 'firstLabel' ) : '',
			'last'    => true === $attributes['lastName'] ? Wording::of( $attributes, 'lastLabel' ) : '',
			'consent' => Wording::of( $attributes, 'consent' ),
		);
		$more   = array(
			'form'     => $id,
			'labels'   => array_filter( $labels ),
			'fields'   => array_map( static fn ( Question $question ): array => $question->to_array(), Question::all( $attributes['fields'] ) ),
			'success'  => Wording::of( $attributes, 'success' ),
			'failed'   => Wording::of( $attributes, 'failed' ),
			'redirect' => Url::safe( $attributes['redirect'] ),
			'query'    => self::query( $attributes['redirectQuery'] ),
			'captcha'  => Captchas::NONE === $attributes['captcha'] ? '' : $attributes['captcha'],
		);
		$own    = 'mailchimp' === $attributes['kind'] ? 'mailchimp' : $attributes['provider'];
		return Terms::of( is_string( $own ) ? $own : Subscriber::LOCAL, $attributes['list'], false !== $attributes['doubleOptIn'], array_filter( $more ) );
	}

	/**
	 * Which values go along to the page after success.
	 *
	 * @param mixed $saved The attribute.
	 * @return list<string>
	 */
	private static function query( mixed $saved ): array {
		return array_values( array_intersect( self::QUERY, is_array( $saved ) ? $saved : array() ) );
	}
}
