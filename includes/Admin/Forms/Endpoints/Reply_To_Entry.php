<?php
declare( strict_types=1 );

namespace Frontage\Admin\Forms\Endpoints;

use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Reply;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Replies to an entry by email.
 *
 * The request has no recipient: the reply goes to the entry’s own address. `request` makes a repeated call the same reply.
 */
final class Reply_To_Entry implements Endpoint {
	public const ROUTE  = '/entries/(?P<id>\d{1,18})/reply';
	public const METHOD = 'POST';
	public const REPLY  = '`{ entry, replies, history }`; a reply that could not be sent has `mail: failed` and a `problem`';

	public function args(): array {
		return array(
			'id'      => Args::int( 1, PHP_INT_MAX ),
			'request' => Args::text( 32, 32 ),
			'subject' => Args::text( 1, Reply::SUBJECT_MAX ),
			'body'    => Args::paragraphs( 1, Reply::BODY_MAX ),
			'quote'   => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'manage_options' );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$entry = Entries::get( $args['id'] );
		if ( null === $entry ) {
			throw new Action_Exception( 404, 'frontage_no_entry', __( 'This message has been deleted.', 'frontage' ) );
		}
		if ( 1 !== preg_match( '/\A[0-9a-f]{32}\z/', $args['request'] ) ) {
			throw Invalid_Argument::invalid( 'request', '32 hexadecimal digits' );
		}
		if ( '' === Reply::address( $entry ) ) {
			$text = __( 'This message contains no email address that could be answered.', 'frontage' );
			throw new Action_Exception( 409, 'frontage_no_address', $text );
		}
		$body = $args['quote'] ? $args['body'] . "\n\n" . Reply::quote( $entry ) : $args['body'];
		Reply::send( $entry, $args['request'], $args['subject'], $body, get_current_user_id() );
		return Response::json( Read_Entry::describe( $entry ) );
	}
}
