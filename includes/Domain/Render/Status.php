<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The place where a widget tells screen readers what has changed.
 *
 * Prints an empty polite status, there from the start so that its first words are heard; its twin is `src/ui/status`.
 */
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
