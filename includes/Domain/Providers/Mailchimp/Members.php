<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Providers\Mailchimp;

use Frontage\Domain\Providers\Contact;
use Frontage\Domain\Providers\Contact_Rejected;
use Frontage\Domain\Providers\Http;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;


defined( 'ABSPATH' ) || exit;

/**
 * Members of a Mailchimp audience.
 *
 * Adds and removes people.
 *
 * Nobody's data is overwritten by whoever knows their address: a member who is there stays as they
 * are, and one who left is asked again by Mailchimp before anything happens.
 */
final class Members {
	/** Who is a member already. */
	private const EXISTS = 'Member Exists';

	/** Who must not be added by us: they left for good, or Mailchimp deleted them. Saying so would tell of them. */
	private const GONE = array( 'Member In Compliance State', 'Forgotten Email Not Subscribed' );

	private const BAD_REQUEST = 400;
	private const NOT_FOUND   = 404;

	/**
	 * Prepares the audience.
	 *
	 * @param Http   $http The way to Mailchimp.
	 * @param string $base The audience's address.
	 */
	public function __construct( private Http $http, private string $base ) {}

	/**
	 * Adds a person.
	 *
	 * @param Contact $person Whom.
	 * @param bool   $asks   Whether Mailchimp asks them first (double opt-in).
	 * @throws Http_Error If it may work later.
	 * @throws Contact_Rejected   If it never will.
	 */
	public function add( Contact $person, bool $asks ): void {
		$data   = self::data( $person ) + array( 'status' => $asks ? 'pending' : 'subscribed' );
		$answer = $this->http->send( Http_Request::json( 'POST', "$this->base/members?skip_merge_validation=true", $data ) );
		if ( $answer->is_ok() ) {
			$answer->json(); // A page instead of an answer was no answer.
			return;
		}
		if ( self::EXISTS === self::title( $answer ) ) {
			$this->renew( $person );
			return;
		}
		throw self::refusal( $answer );
	}

	/**
	 * Takes a person off.
	 *
	 * @param string $email Whom.
	 * @throws Http_Error If it may work later.
	 */
	public function remove( string $email ): void {
		$answer = $this->http->send( Http_Request::json( 'PATCH', $this->address( $email ), array( 'status' => 'unsubscribed' ) ) );
		if ( ! $answer->is_ok() && self::NOT_FOUND !== $answer->status ) {
			throw new Http_Error( Http_Error::REFUSED, Mailchimp::problem( $answer ), $answer->milliseconds );
		}
	}

	/**
	 * Has Mailchimp ask somebody again who was a member and is none now.
	 *
	 * @param Contact $person Whom.
	 */
	private function renew( Contact $person ): void {
		$member = $this->http->get( $this->address( $person->email ) . '?fields=status' );
		if ( ! $member->is_ok() ) {
			throw self::refusal( $member );
		}
		if ( in_array( $member->json()['status'] ?? '', array( 'subscribed', 'pending' ), true ) ) {
			return;
		}
		$answer = $this->http->send( Http_Request::json( 'PATCH', $this->address( $person->email ), self::data( $person ) + array( 'status' => 'pending' ) ) );
		if ( ! $answer->is_ok() ) {
			throw self::refusal( $answer );
		}
	}

	/**
	 * What Mailchimp is told of a person: merge fields, and interests where choices are maps keyed by their ids.
	 *
	 * @param Contact $person Whom.
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
	 * Why a person was not taken.
	 *
	 * @param Http_Response $answer What Mailchimp says.
	 */
	private static function refusal( Http_Response $answer ): Http_Error|Contact_Rejected {
		$problem = Mailchimp::problem( $answer );
		if ( self::BAD_REQUEST !== $answer->status ) {
			return new Http_Error( Http_Error::REFUSED, $problem, $answer->milliseconds );
		}
		$detail = $answer->json()['detail'] ?? '';
		$is_own = ! in_array( self::title( $answer ), self::GONE, true ) && is_string( $detail );
		return new Contact_Rejected( $problem, $is_own ? sanitize_text_field( $detail ) : '' );
	}

	/**
	 * The kind of a refusal.
	 *
	 * @param Http_Response $answer What Mailchimp says.
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
	 * The address of a member.
	 *
	 * @param string $email Whose.
	 */
	private function address( string $email ): string {
		return "$this->base/members/" . md5( strtolower( $email ) );
	}
}
