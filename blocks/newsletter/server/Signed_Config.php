<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Base\Html\Url;
use Frontage\Domain\Forms\Captcha\Captchas;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Domain\Subscribers\Subscriber;

defined( 'ABSPATH' ) || exit;

/**
 * The signed configuration of a newsletter form.
 *
 * Everything from the saved block that the server needs when the form is submitted.
 */
final class Signed_Config {
	private const QUERY = array( 'email', 'firstname', 'lastname' );

	/**
	 * Creates a block's grant.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string $id Form ID, unique in the page.
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
			'fields'   => array_map(
				static fn ( Question $question ): array => $question->to_array(),
				Question::all( $attributes['fields'] )
			),
			'success'  => Labels::of( $attributes, 'success' ),
			'failed'   => Labels::of( $attributes, 'failed' ),
			'redirect' => Url::safe( $attributes['redirect'] ),
			'query'    => self::query( $attributes['redirectQuery'] ),
			'captcha'  => Captchas::NONE === $attributes['captcha'] ? '' : $attributes['captcha'],
		);
		$own    = 'mailchimp' === $attributes['kind'] ? 'mailchimp' : $attributes['provider'];
		return Form_Grant::of(
			is_string( $own ) ? $own : Subscriber::LOCAL,
			$attributes['list'],
			false !== $attributes['doubleOptIn'],
			array_filter( $more )
		);
	}

	/**
	 * Returns the values that are added to the redirect URL.
	 *
	 * @param mixed $saved Attribute value.
	 * @return list<string>
	 */
	private static function query( mixed $saved ): array {
		return array_values( array_intersect( self::QUERY, is_array( $saved ) ? $saved : array() ) );
	}
}
