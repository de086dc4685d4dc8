<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Newsletter;

use Frontage\Domain\Forms\Abuse_Level;
use Frontage\Domain\Subscribers\Form_Grant;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribes a visitor through the Mailchimp form (S2 §7).
 *
 * The form is sent serialized in one argument, including the signed grant; list and post must match it.
 */
final class Subscribe_By_Mailchimp extends Action {
	public const NAME  = 'ha_mailchimp_ajax';
	public const REPLY = 'JSON `{ status, msg }`';

	private const PER_TEN_MINUTES = 5;
	private const PER_DAY         = 20;
	private const MAX_FIELDS      = 100;

	public function args(): array {
		return array(
			'subscriber_info' => Args::text( 1, 32768 ),
			'list_id'         => Args::text( 0, 64, '' ),
			'post_id'         => Args::int( 0, PHP_INT_MAX, 0 ),
			'widget_id'       => Args::text( 0, 100, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( 0, self::PER_TEN_MINUTES, self::PER_DAY )->counts( Abuse_Level::COUNTED );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$sent  = self::fields( $args['subscriber_info'] );
		$text  = static fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
		$terms = Form_Grant::read( $text( 'et_checksum' ) );
		if (
			null === $terms
			|| ( '' !== $args['list_id'] && $args['list_id'] !== $terms->list )
			|| ( 0 !== $terms->post && 0 !== $args['post_id'] && $args['post_id'] !== $terms->post )
		) {
			return self::reply( false, __( 'This form has expired. Reload the page and try again.', 'frontage' ) );
		}
		$form  = new Submission(
			$terms,
			$text( 'et_email' ),
			$text( 'et_firstname' ),
			$text( 'et_lastname' ),
			(array) ( $sent['et_custom_fields'] ?? array() ),
			array_filter( $sent, 'is_string' )
		);
		$error = $form->handle();
		return self::reply( '' === $error, '' === $error ? $form->success() : $error, Spam_Check::renewed( $terms, $form ) );
	}

	/**
	 * Parses the fields of a serialized form.
	 *
	 * @param string $text Serialized form.
	 * @return array<array-key, mixed>
	 */
	private static function fields( string $text ): array {
		if ( substr_count( $text, '&' ) > self::MAX_FIELDS ) {
			return array();
		}
		parse_str( $text, $fields );
		return $fields;
	}

	/**
	 * Returns the response in the format that its script reads.
	 *
	 * @param bool $status Whether it succeeded.
	 * @param string $msg Message for the visitor.
	 * @param array<string, mixed> $more Additional data for the form's own script.
	 */
	private static function reply( bool $status, string $msg, array $more = array() ): Response {
		return Response::json( compact( 'status', 'msg' ) + $more );
	}
}
