<?php
declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Error_Boundary;
use Frontage\Domain\Store\Outbound_Calls;

defined( 'ABSPATH' ) || exit;

/** Translated names of log events. An event without a name is shown by its slug. */
final class Events {
	/**
	 * Returns the name of an event.
	 *
	 * @param string $event Event slug, such as `refused_origin`.
	 */
	public static function title( string $event ): string {
		return match ( $event ) {
			'failed' => __( 'An action failed', 'frontage' ),
			Error_Boundary::EVENT => __( 'An addition by another plugin failed', 'frontage' ),
			'refused_origin' => __( 'Rejected: came from another site', 'frontage' ),
			'refused_capability' => __( 'Rejected: not allowed', 'frontage' ),
			'mail_failed' => __( 'An email was not sent', 'frontage' ),
			'form_job_failed' => __( 'A message was not sent on to another service', 'frontage' ),
			'uploads_full' => __( 'The space for files is used up', 'frontage' ),
			'subscriber_failed' => __( 'A subscriber was not delivered', 'frontage' ),
			Outbound_Calls::OK => __( 'Request answered', 'frontage' ),
			Outbound_Calls::FAILED => __( 'Request failed', 'frontage' ),
			default => ucfirst( str_replace( '_', ' ', $event ) ),
		};
	}
}
