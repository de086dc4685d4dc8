<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Forms\Captcha\Captcha_Response;
use Frontage\Domain\Forms\Honeypot;
use Frontage\Domain\Forms\Page_Time;
use Frontage\Domain\Forms\Submission_Token;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Arg;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Subscribes a visitor (S1 §7).
 *
 * List, provider and rules are read from `et_checksum`, which this site signed; `et_list_id` and `et_provider`
 * must match it, and `et_account`, `et_ip_address`, `et_frontend_nonce` and `et_hidden_fields` are ignored.
 *
 * `back` is sent by the form without JavaScript: then the response redirects back to the page.
 */
final class Subscribe extends Action {
	public const NAME  = 'et_pb_submit_subscribe_form';
	public const REPLY = 'JSON `{ success }` or `{ error }`; with `back` a redirect to the page';

	private const PER_TEN_MINUTES = 5;
	private const PER_DAY         = 20;
	private const MAX_ANSWERS     = 100;

	public function args(): array {
		return array(
			'et_checksum'            => Args::text( 1, 16384 ),
			'et_email'               => Args::text( 0, 254, '' ),
			'et_firstname'           => Args::text( 0, 100, '' ),
			'et_lastname'            => Args::text( 0, 100, '' ),
			'et_custom_fields'       => self::answers(),
			'et_hidden_fields'       => Args::text( 0, 2000, '' ),
			'et_list_id'             => Args::text( 0, 64, '' ),
			'et_provider'            => Args::text( 0, 32, '' ),
			'et_account'             => Args::text( 0, 100, '' ),
			'et_ip_address'          => Args::text( 0, 64, '' ),
			'et_frontend_nonce'      => Args::text( 0, 100, '' ),
			Captcha_Response::TOKEN  => Args::text( 0, 4096, '' ),
			Captcha_Response::ANSWER => Args::text( 0, 20, '' ),
			Submission_Token::FIELD  => Args::text( 0, 4096, '' ),
			Page_Time::FIELD         => Args::text( 0, 1024, '' ),
			Honeypot::FIELD          => Args::text( 0, 2000, '' ),
			'back'                   => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, self::PER_TEN_MINUTES, self::PER_DAY )->counts( Abuse_Level::COUNTED );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$terms = Form_Grant::read( $args['et_checksum'] );
		if (
			null === $terms
			|| ! self::agrees( $args['et_list_id'], $terms->list )
			|| ! self::agrees( $args['et_provider'], $terms->provider )
		) {
			throw new Action_Exception(
				403,
				'wrong_checksum',
				__( 'This form has expired. Reload the page and try again.', 'frontage' ),
				'et_checksum'
			);
		}
		$form  = new Submission(
			$terms,
			$args['et_email'],
			$args['et_firstname'],
			$args['et_lastname'],
			$args['et_custom_fields'],
			array_filter( $args, 'is_string' ),
			! $args['back']
		);
		$error = $form->handle();
		if ( $args['back'] ) {
			return self::way_back( $terms, $form, $error, $args );
		}
		return Response::json(
			'' === $error ? array( 'success' => $form->success() ) : array( 'error' => $error ) + Spam_Check::renewed( $terms, $form )
		);
	}

	/**
	 * Returns the response for a browser without JavaScript.
	 *
	 * @param Form_Grant $terms The form's signed grant.
	 * @param string $error Error message.
	 * @param array<string, mixed> $args Request arguments.
	 * @throws Action_Exception If the form has to be corrected.
	 */
	private static function way_back( Form_Grant $terms, Submission $form, string $error, array $args ): Response {
		if ( '' === $error ) {
			return Return_Url::to( $terms, $args );
		}
		return $form->is_doubted()
			? Captcha_Page::reply( $terms, $args, $error, $form->is_step() )
			: throw new Action_Exception( 400, 'not_subscribed', $error );
	}

	/**
	 * Returns whether a value is empty or matches the signed one.
	 *
	 * @param string $sent Value from the request.
	 * @param string $signed Value from the checksum.
	 */
	private static function agrees( string $sent, string $signed ): bool {
		return '' === $sent || hash_equals( $signed, $sent );
	}

	/** Returns the argument for answers, keyed by question: a JSON object, or form fields with brackets. */
	private static function answers(): Arg {
		$parse = static function ( mixed $raw ): ?array {
			$data = is_string( $raw ) ? json_decode( $raw, true, 4 ) : $raw;
			return is_array( $data ) && count( $data, COUNT_RECURSIVE ) <= self::MAX_ANSWERS ? $data : null;
		};
		return new Arg( 'a JSON object of at most ' . self::MAX_ANSWERS . ' answers', $parse, false, array() );
	}
}
