<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Ad;

use Frontage\Base\Bootable;
use Frontage\Domain\Blocks\Bare_Block;

defined( 'ABSPATH' ) || exit;

/** The block for places without blocks: `[frontage_ad id="12"]` or `[frontage_ad group="sidebar"]`. */
final class Ad_Shortcode implements Bootable {
	public const WHEN = 'shortcode:' . self::NAME;

	private const NAME = 'frontage_ad';

	/** Adds the shortcode. */
	public static function boot(): void {
		add_shortcode( self::NAME, array( self::class, 'html' ) );
	}

	/**
	 * Returns the ad.
	 *
	 * @param mixed $chosen Attributes; an empty text without any.
	 */
	public static function html( mixed $chosen ): string {
		$chosen     = shortcode_atts(
			array(
				'id'       => 0,
				'group'    => '',
				'interval' => 0,
			),
			is_array( $chosen ) ? $chosen : array(),
			self::NAME
		);
		$attributes = array(
			'ad'       => absint( $chosen['id'] ),
			'group'    => sanitize_title( (string) $chosen['group'] ),
			'interval' => absint( $chosen['interval'] ),
		);
		return render_block( Bare_Block::of( 'frontage/ad', array_filter( $attributes ) ) );
	}
}
