<?php
/**
 * The place where a widget tells screen readers what has changed.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Render;

defined( 'ABSPATH' ) || exit;

/** Prints an empty polite status, there from the start so that its first words are heard; its twin is `src/ui/status`. */
final class Status {
	/** Prints it. */
	public static function html(): Html {
		return el(
			'p',
			array(
				'class' => 'frontage-status',
				'role'  => 'status',
			)
		);
	}
}
