<?php
declare( strict_types=1 );

namespace Frontage\Domain\Followers;

use Frontage\Domain\Feeds\Feed_Value;
use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** What an owner reads when a vendor answers without a number of followers. */
final class Follower_Refusal {
	/** Statuses that Meta means by its own numbers: tokens, too many requests, its own trouble, permissions. */
	private const META = array(
		401 => array( 102, 190, 463, 467 ),
		429 => array( 4, 17, 32, 613, 80001 ),
		500 => array( 1, 2 ),
		403 => array( 10, 100 ),
	);

	/**
	 * Returns a sentence by the status of an answer. It contains nothing that the vendor says.
	 *
	 * @param string             $title Vendor's name.
	 * @param Http_Response      $answer With a status that is not OK, or without a number.
	 * @param array<int, string> $own The vendor's own sentences by status; 200 for an answer without a number.
	 */
	public static function of( string $title, Http_Response $answer, array $own = array() ): string {
		return self::sentence( $title, $answer->is_ok() ? 200 : $answer->status, $own );
	}

	/**
	 * Returns the sentence of Facebook or Instagram, which say what is wrong by numbers of their own.
	 *
	 * @param string             $title Vendor's name.
	 * @param Http_Response      $answer With a status that is not OK, or without a number.
	 * @param array<int, string> $own The vendor's own sentences by status; 200 for an answer without a number.
	 */
	public static function of_meta( string $title, Http_Response $answer, array $own ): string {
		$code   = $answer->is_ok() ? null : Feed_Value::get( json_decode( $answer->body, true, 8 ), 'error', 'code' );
		$status = $answer->is_ok() ? 200 : $answer->status;
		if ( is_int( $code ) ) {
			foreach ( self::META as $meant => $codes ) {
				$status = in_array( $code, $codes, true ) ? $meant : $status;
			}
			$status = $code >= 200 && $code < 300 ? 403 : $status;
		}
		return self::sentence( $title, $status, $own );
	}

	/**
	 * Returns the sentence of a status.
	 *
	 * @param string             $title Vendor's name.
	 * @param array<int, string> $own The vendor's own sentences by status.
	 */
	private static function sentence( string $title, int $status, array $own ): string {
		$text = $own[ $status ] ?? match ( true ) {
			/* translators: %s: name of a service. */
			401 === $status => __( '%s does not accept the key any more. Enter a new one on the Integrations tab.', 'frontage' ),
			/* translators: %s: name of a service. */
			403 === $status => __( '%s does not allow this. The account may not be public.', 'frontage' ),
			in_array( $status, array( 400, 404, 410 ), true )
				/* translators: %s: name of a service. */
				=> __( '%s does not know this account or page. Check its address.', 'frontage' ),
			/* translators: %s: name of a service. */
			429 === $status => __( '%s has answered as many requests as it allows for now. The number is refreshed later.', 'frontage' ),
			/* translators: %s: name of a service. */
			$status >= 500 => __( '%s could not answer. The number is refreshed later.', 'frontage' ),
			/* translators: %s: name of a service. */
			200 === $status => __( '%s does not say how many follow this account.', 'frontage' ),
			/* translators: 1: name of a service, 2: HTTP status such as 418. */
			default => __( '%1$s answered with status %2$d.', 'frontage' ),
		};
		return sprintf( $text, $title, $status );
	}
}
