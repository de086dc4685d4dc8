<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Url;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Subscriber;


defined( 'ABSPATH' ) || exit;

/**
 * What a newsletter form gets signed.
 *
 * Everything the server must know again when the form comes back, from the saved block.
 */
final class Signed_Config {
	private const QUERY = array( 'email', 'firstname', 'lastname' );

	/**
	 * The terms of a block.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @param string               $id         The form's id on the page.
	 */
	public static function terms( array $attributes, string $id ): Form_Grant {
		$labels = array(
			'email'   => Labels::of( $attributes, 'emailLabel' ),
			'first'   => true === $attributes['firstName'] ? Labels::of( $attributes, 'firstLabel' ) : '',
			'last'    => true === $attributes['lastName'] ? Labels::of( $attributes, 'lastLabel' ) : '',
			'consent' => Labels::of( $attributes, 'consent' ),
		);
		$more   = array(
			'form'     => $id,
			'labels'   => array_filter( $labels ),
			'fields'   => array_map( static fn ( Question $question ): array => $question->to_array(), Question::all( $attributes['fields'] ) ),
			'success'  => Labels::of( $attributes, 'success' ),
			'failed'   => Labels::of( $attributes, 'failed' ),
			'redirect' => Url::safe( $attributes['redirect'] ),
			'query'    => self::query( $attributes['redirectQuery'] ),
			'captcha'  => Captchas::NONE === $attributes['captcha'] ? '' : $attributes['captcha'],
		);
		$own    = 'mailchimp' === $attributes['kind'] ? 'mailchimp' : $attributes['provider'];
		return Form_Grant::of( is_string( $own ) ? $own : Subscriber::LOCAL, $attributes['list'], false !== $attributes['doubleOptIn'], array_filter( $more ) );
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
