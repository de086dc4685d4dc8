<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The live region in which a block announces changes to screen readers.
 *
 * Empty at first, but present from the start so that the first message is announced. Mirrors `src/ui/status`.
 */
final class Status {
	/** Renders the form. */
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
