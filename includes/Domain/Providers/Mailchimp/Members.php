<?php
declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mailchimp;

use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Contact_Rejected;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Adds members to a Mailchimp audience and removes them.
 *
 * Existing members are never overwritten, because anyone may enter someone else's address. Members who
 * unsubscribed get a confirmation email from Mailchimp first.
 */
final class Members {
	/** Error for existing members. */
	private const EXISTS = 'Member Exists';

	/**
	 * Errors for contacts that we must not add: they left permanently or Mailchimp deleted them. Visitors
	 * must not learn this.
	 */
	private const GONE = array( 'Member In Compliance State', 'Forgotten Email Not Subscribed' );

	private const BAD_REQUEST = 400;
	private const NOT_FOUND   = 404;

	/**
	 * Stores the audience.
	 *
	 * @param Http $http HTTP client for Mailchimp.
	 * @param string $base URL of the audience.
	 */
	public function __construct( private Http $http, private string $base ) {}

	/**
	 * Adds a contact.
	 *
	 * @param bool $asks Whether Mailchimp asks for confirmation first (double opt-in).
	 * @throws Http_Error If a retry may succeed.
	 * @throws Contact_Rejected If it is rejected permanently.
	 */
	public function add( Contact $person, bool $asks ): void {
		$data   = self::data( $person ) + array( 'status' => $asks ? 'pending' : 'subscribed' );
		$answer = $this->http->send( Http_Request::json( 'POST', "$this->base/members?skip_merge_validation=true", $data ) );
		if ( $answer->is_ok() ) {
			$answer->json(); // An HTML page is not an API response.
			return;
		}
		if ( self::EXISTS === self::title( $answer ) ) {
			$this->renew( $person );
			return;
		}
		throw self::error_message( $answer );
	}

	/**
	 * Removes a contact.
	 *
	 * @param string $email Email address.
	 * @throws Http_Error If a retry may succeed.
	 */
	public function remove( string $email ): void {
		$answer = $this->http->send( Http_Request::json( 'PATCH', $this->address( $email ), array( 'status' => 'unsubscribed' ) ) );
		if ( ! $answer->is_ok() && self::NOT_FOUND !== $answer->status ) {
			throw new Http_Error( Http_Error::REFUSED, Mailchimp::problem( $answer ), $answer->milliseconds );
		}
	}

	/** Has Mailchimp ask a former member for confirmation. */
	private function renew( Contact $person ): void {
		$member = $this->http->get( $this->address( $person->email ) . '?fields=status' );
		if ( ! $member->is_ok() ) {
			throw self::error_message( $member );
		}
		if ( in_array( $member->json()['status'] ?? '', array( 'subscribed', 'pending' ), true ) ) {
			return;
		}
		$answer = $this->http->send(
			Http_Request::json( 'PATCH', $this->address( $person->email ), self::data( $person ) + array( 'status' => 'pending' ) )
		);
		if ( ! $answer->is_ok() ) {
			throw self::error_message( $answer );
		}
	}

	/**
	 * Returns the contact's data for Mailchimp: merge fields, and interests from choices that are maps
	 * keyed by interest ID.
	 *
	 * @return array<string, mixed>
	 */
	private static function data( Contact $person ): array {
		$merge     = array_filter(
			array(
				'FNAME' => $person->first,
				'LNAME' => $person->last,
			)
		);
		$interests = array();
		foreach ( $person->fields as $tag => $value ) {
			if ( is_array( $value ) ) {
				$interests += array_fill_keys( array_map( 'strval', array_keys( $value ) ), true );
			} elseif ( is_scalar( $value ) && '' !== $value ) {
				$merge[ strtoupper( (string) $tag ) ] = (string) $value;
			}
		}
		return array_filter(
			array(
				'email_address' => $person->email,
				'merge_fields'  => $merge,
				'interests'     => $interests,
			)
		);
	}

	/**
	 * Returns the exception for a rejected contact.
	 *
	 * @param Http_Response $answer Mailchimp's response.
	 */
	private static function error_message( Http_Response $answer ): Http_Error|Contact_Rejected {
		$problem = Mailchimp::problem( $answer );
		if ( self::BAD_REQUEST !== $answer->status ) {
			return new Http_Error( Http_Error::REFUSED, $problem, $answer->milliseconds );
		}
		$detail = $answer->json()['detail'] ?? '';
		$is_own = ! in_array( self::title( $answer ), self::GONE, true ) && is_string( $detail );
		return new Contact_Rejected( $problem, $is_own ? sanitize_text_field( $detail ) : '' );
	}

	/**
	 * Returns the title of an error response.
	 *
	 * @param Http_Response $answer Mailchimp's response.
	 */
	private static function title( Http_Response $answer ): string {
		try {
			$title = $answer->json()['title'] ?? '';
		} catch ( Http_Error ) {
			return '';
		}
		return is_string( $title ) ? $title : '';
	}

	/**
	 * Returns the URL of a member.
	 *
	 * @param string $email Email address.
	 */
	private function address( string $email ): string {
		return "$this->base/members/" . md5( strtolower( $email ) );
	}
}
