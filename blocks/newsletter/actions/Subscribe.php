<?php
/**
 * Subscribes somebody (S1 §7).
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Actions\Action;
use Frontage\Actions\Arg;
use Frontage\Actions\Args;
use Frontage\Actions\Policy;
use Frontage\Actions\Refusal;
use Frontage\Actions\Reply;
use Frontage\Actions\Visitor;
use Frontage\Forms\Captcha\Response;
use Frontage\Forms\Ticket;
use Frontage\Subscribers\Terms;

defined( 'ABSPATH' ) || exit;

/**
 * List, provider and rules come from `et_checksum`, which this site signed; `et_list_id` and `et_provider`
 * must agree with it, and `et_account`, `et_ip_address`, `et_frontend_nonce` and `et_hidden_fields` count for nothing.
 *
 * `back` is what the form sends without script: then the answer is the way back to the page.
 */
final class Subscribe extends Action {
	public const NAME  = 'et_pb_submit_subscribe_form';
	public const REPLY = 'JSON `{ success }` or `{ error }`; with `back` a redirect to the page';

	private const PER_TEN_MINUTES = 5;
	private const PER_DAY         = 20;
	private const MAX_ANSWERS     = 100;

	public function args(): array {
		return array(
			'et_checksum'       => Args::text( 1, 16384 ),
			'et_email'          => Args::text( 0, 254, '' ),
			'et_firstname'      => Args::text( 0, 100, '' ),
			'et_lastname'       => Args::text( 0, 100, '' ),
			'et_custom_fields'  => self::answers(),
			'et_hidden_fields'  => Args::text( 0, 2000, '' ),
			'et_list_id'        => Args::text( 0, 64, '' ),
			'et_provider'       => Args::text( 0, 32, '' ),
			'et_account'        => Args::text( 0, 100, '' ),
			'et_ip_address'     => Args::text( 0, 64, '' ),
			'et_frontend_nonce' => Args::text( 0, 100, '' ),
			Response::TOKEN     => Args::text( 0, 4096, '' ),
			Response::ANSWER    => Args::text( 0, 20, '' ),
			Ticket::FIELD       => Args::text( 0, 4096, '' ),
			Robots::TRAP        => Args::text( 0, 2000, '' ),
			'back'              => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, self::PER_TEN_MINUTES, self::PER_DAY );
	}

	public function run( array $args, Visitor $visitor ): Reply {
		$terms = Terms::read( $args['et_checksum'] );
		if ( null === $terms || ! self::agrees( $args['et_list_id'], $terms->list ) || ! self::agrees( $args['et_provider'], $terms->provider ) ) {
			throw new Refusal( 403, 'wrong_checksum', __( 'This form is out of date. Reload the page and try again.', 'frontage' ), 'et_checksum' );
		}
		$form  = new Submission( $terms, $args['et_email'], $args['et_firstname'], $args['et_lastname'], $args['et_custom_fields'], array_filter( $args, 'is_string' ) );
		$error = '' === $args[ Robots::TRAP ] ? $form->take() : '';
		if ( $args['back'] ) {
			return self::way_back( $terms, $form, $error, $args );
		}
		return Reply::json( '' === $error ? array( 'success' => $form->success() ) : array( 'error' => $error ) + Robots::renewed( $terms, $form ) );
	}

	/**
	 * The answer for a browser without script.
	 *
	 * @param Terms                $terms The form's.
	 * @param Submission           $form  What was sent.
	 * @param string               $error What is wrong.
	 * @param array<string, mixed> $args  The request's.
	 * @throws Refusal If the form has to be corrected.
	 */
	private static function way_back( Terms $terms, Submission $form, string $error, array $args ): Reply {
		if ( '' === $error ) {
			return Way_Back::to( $terms, $args );
		}
		return $form->is_doubted() ? Captcha_Page::reply( $terms, $args, $error ) : throw new Refusal( 400, 'not_subscribed', $error );
	}

	/**
	 * Whether what a page says is what this site signed; a page need not say it.
	 *
	 * @param string $sent   From the request.
	 * @param string $signed From the checksum.
	 */
	private static function agrees( string $sent, string $signed ): bool {
		return '' === $sent || hash_equals( $signed, $sent );
	}

	/** Answers by question: a JSON object, or form fields with brackets. */
	private static function answers(): Arg {
		$parse = static function ( mixed $raw ): ?array {
			$data = is_string( $raw ) ? json_decode( $raw, true, 4 ) : $raw;
			return is_array( $data ) && count( $data, COUNT_RECURSIVE ) <= self::MAX_ANSWERS ? $data : null;
		};
		return new Arg( 'a JSON object of at most ' . self::MAX_ANSWERS . ' answers', $parse, false, array() );
	}
}
