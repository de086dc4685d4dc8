<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Split_Test;

use Frontage\Base\Bootable;

defined( 'ABSPATH' ) || exit;

/** Leaves one variant of each test to those who count words: a reader sees one. */
final class Read_Content implements Bootable {
	public const WHEN = 'hook:frontage_read_content';

	/** Variants besides the control, which has no subject. */
	private const OTHERS = '~<!-- wp:frontage/split-variant \{(?:[^>]*,)?"subject":"[^"].*?<!-- /wp:frontage/split-variant -->~s';

	/** Adds the hook. */
	public static function boot(): void {
		add_filter( 'frontage_read_content', array( self::class, 'one_variant' ) );
	}

	/**
	 * Removes all variants but the control.
	 *
	 * @param mixed $content Block markup.
	 */
	public static function one_variant( mixed $content ): string {
		return is_string( $content ) ? (string) preg_replace( self::OTHERS, '', $content ) : '';
	}
}
