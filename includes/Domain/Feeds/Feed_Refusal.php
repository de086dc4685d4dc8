<?php
declare( strict_types=1 );

namespace Frontage\Domain\Feeds;

use Frontage\Domain\Providers\Http_Response;

defined( 'ABSPATH' ) || exit;

/** What an author or owner reads when a vendor answers without posts. */
final class Feed_Refusal {
	/**
	 * Returns a sentence by the status of an answer. It contains nothing that the vendor says.
	 *
	 * @param string             $title Vendor's name.
	 * @param Http_Response      $answer With a status that is not OK, or without posts.
	 * @param array<int, string> $own The vendor's own sentences by status; 200 for an answer without posts.
	 */
	public static function of( string $title, Http_Response $answer, array $own = array() ): string {
		$status = $answer->is_ok() ? 200 : $answer->status;
		$text   = $own[ $status ] ?? match ( true ) {
			/* translators: %s: name of a service. */
			401 === $status => __( '%s does not accept the key any more. Enter a new one on the Integrations tab.', 'frontage' ),
			/* translators: %s: name of a service. */
			403 === $status => __( '%s does not allow this. These posts may not be public.', 'frontage' ),
			in_array( $status, array( 400, 404, 410 ), true )
				/* translators: %s: name of a service. */
				=> __( '%s does not know this account or page. Check its address.', 'frontage' ),
			/* translators: %s: name of a service. */
			429 === $status => __( '%s has answered as many requests as it allows for now. It is retried automatically.', 'frontage' ),
			/* translators: %s: name of a service. */
			$status >= 500 => __( '%s could not answer. It is retried automatically.', 'frontage' ),
			/* translators: %s: name of a service. */
			200 === $status => __( '%s shows no posts here. They may not be public, or there are none yet.', 'frontage' ),
			/* translators: 1: name of a service, 2: HTTP status such as 418. */
			default => __( '%1$s answered with status %2$d.', 'frontage' ),
		};
		return sprintf( $text, $title, $status );
	}
}
