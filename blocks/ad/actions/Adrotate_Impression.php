<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

defined( 'ABSPATH' ) || exit;

/** Counts that an ad was seen (S0 §7): at most once per session interval. */
final class Adrotate_Impression extends Ad_Action {
	public const NAME = 'adrotate_impression';

	protected const KIND = 'impressions';
}
