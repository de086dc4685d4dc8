<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Forms;

use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Entries;
use Frontage\Domain\Forms\Inbox;
use WP_REST_Request;
use WP_REST_Response;

/** Base class of tests of the owner's inbox: stores messages and calls the REST API. */
abstract class Inbox_TestCase extends Form_TestCase {
	/**
	 * Calls the REST API.
	 *
	 * @param string $method Such as `GET`.
	 * @param string $route Below `/frontage/v1`.
	 * @param array<string, mixed> $params Request parameters.
	 * @param int $user User ID.
	 */
	protected function ask( string $method, string $route, array $params = array(), int $user = 1 ): WP_REST_Response {
		$this->act_as( $user );
		do_action( 'rest_api_init' );
		$request = new WP_REST_Request( $method, "/frontage/v1$route" );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		return rest_do_request( $request );
	}

	/**
	 * Stores a message as a form does, and returns its ID.
	 *
	 * @param array<string, string> $values Values by field; `email` is an email field, `message` a text of several lines.
	 * @param bool $is_spam Whether it was taken for spam.
	 * @param string $reply Address that the notification names for replies.
	 */
	protected function receive( array $values = self::GOOD, bool $is_spam = false, string $reply = 'ada@example.org' ): int {
		$content = array();
		foreach ( $values as $name => $value ) {
			$kind      = array(
				'email'   => 'email',
				'boss'    => 'email',
				'message' => 'textarea',
			)[ $name ] ?? 'text';
			$label     = ucfirst( $name );
			$content[] = compact( 'name', 'label', 'kind', 'value' );
		}
		$email   = Email::write( 'owner@example.org', 'Contact', Email::body( $content, 0 ), $reply, $content );
		$request = md5( wp_unique_id( 'message' ) );
		Inbox::process( Inbox::add( $request, 'one', 'Contact', 0, $is_spam, $content, array_filter( array( $email ) ) ) );
		return Entries::id_of( $request );
	}

	/**
	 * Returns the emails so far, and forgets them.
	 *
	 * @return list<array{to: list<string>, subject: string, message: string, headers: list<string>}>
	 * @phpstan-impure
	 */
	protected function mails(): array {
		$mails       = $this->mails;
		$this->mails = array();
		return $mails; // @phpstan-ignore return.type (As wp_mail() has them.)
	}
}
