<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Domain\Store\Outbound_Calls;


defined( 'ABSPATH' ) || exit;

/**
 * What the log says, in words.
 *
 * Names for people of what happens; an event that nobody named is its own name.
 */
final class Events {
	/**
	 * The name of an event.
	 *
	 * @param string $event Such as `refused_origin`.
	 */
	public static function title( string $event ): string {
		return match ( $event ) {
			'failed' => __( 'An action failed', 'frontage' ),
			'refused_origin' => __( 'Rejected: came from another site', 'frontage' ),
			'refused_capability' => __( 'Rejected: not allowed', 'frontage' ),
			Outbound_Calls::OK => __( 'Request answered', 'frontage' ),
			Outbound_Calls::FAILED => __( 'Request failed', 'frontage' ),
			default => ucfirst( str_replace( '_', ' ', $event ) ),
		};
	}
}
