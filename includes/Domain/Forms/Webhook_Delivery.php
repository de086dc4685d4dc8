<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Clock;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Http_Request;
use Frontage\Domain\Providers\Http_Response;
use Frontage\Domain\Providers\Outbound;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Sends an entry to a webhook: HTTPS only, to public addresses, without redirects, signed.
 *
 * @phpstan-import-type Row from Entries
 * @phpstan-import-type Webhook from Webhooks
 */
final class Webhook_Delivery {
	private const SECONDS = 10;
	private const BYTES   = 65536;

	/** HTTP statuses after which another attempt is useless. */
	private const FINAL_STATUSES = array( 400, 401, 403, 404, 405, 409, 410, 413, 422 );

	/**
	 * Sends an entry.
	 *
	 * @param Webhook $webhook Where to.
	 * @param Row $entry
	 * @param string $id ID of the delivery, the same for each attempt, by which receivers recognize a repeated one.
	 * @throws Http_Error If it failed and a later attempt may succeed.
	 * @throws Job_Refused If it was refused for good.
	 */
	public static function send( array $webhook, array $entry, string $id ): void {
		$url     = $webhook['url'];
		$request = Http_Request::json( 'POST', $url, self::payload( $entry ) )->within( self::SECONDS, self::BYTES );
		$time    = (string) Clock::now();
		$request = $request
			->with_header( 'X-Frontage-Timestamp', $time )
			->with_header( 'X-Frontage-Signature', 'sha256=' . self::sign( $time, $request->body, $webhook['key'] ) )
			->with_header( 'X-Frontage-Delivery', $id );
		self::check( Outbound::send( 'form-webhook', $request, array( Webhooks::host( $url ) ) ) );
	}

	/**
	 * Returns the signature: the SHA-256 HMAC of the timestamp, a dot, and the body.
	 *
	 * @param string $time Unix timestamp.
	 * @param string $body Body of the request.
	 * @param string $key Signing key.
	 */
	public static function sign( string $time, string $body, string $key ): string {
		return hash_hmac( 'sha256', "$time.$body", $key );
	}

	/** Throws unless the entry was accepted. */
	private static function check( Http_Response $answer ): void {
		if ( $answer->is_ok() ) {
			return;
		}
		/* translators: %d: HTTP status such as 500. */
		$problem = sprintf( __( 'The address responded with status %d.', 'frontage' ), $answer->status );
		if ( in_array( $answer->status, self::FINAL_STATUSES, true ) ) {
			throw new Job_Refused( $problem );
		}
		throw new Http_Error( Http_Error::REFUSED, $problem, $answer->milliseconds );
	}

	/**
	 * Returns what is sent. Files are named, not sent.
	 *
	 * @param Row $entry
	 * @return array<string, mixed>
	 */
	private static function payload( array $entry ): array {
		$fields = array();
		foreach ( $entry['content'] as $answer ) {
			$fields[] = 'file' === $answer['kind'] ? array( 'value' => Entries::text( $answer ) ) + $answer : $answer;
		}
		return array(
			'event'     => 'form.submitted',
			'entry'     => $entry['id'],
			'form'      => array(
				'id'    => $entry['form'],
				'title' => $entry['title'],
			),
			'page'      => $entry['place'] > 0 ? (string) get_permalink( $entry['place'] ) : '',
			'submitted' => gmdate( 'c', (int) strtotime( $entry['created'] . ' UTC' ) ),
			'fields'    => $fields,
		);
	}
}
