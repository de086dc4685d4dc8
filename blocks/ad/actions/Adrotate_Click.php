<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

defined( 'ABSPATH' ) || exit;

/** Counts a click on an ad (S0 §7). */
final class Adrotate_Click extends Ad_Action {
	public const NAME = 'adrotate_click';

	protected const KIND = 'clicks';
}
