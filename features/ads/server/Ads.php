<?php
declare( strict_types=1 );

namespace Frontage\Features\Ads;

use Frontage\Base\Has_Description;
use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Has_Settings;
use Frontage\Base\Settings\Options;
use Frontage\Domain\Blocks\Bare_Block;
use Frontage\Domain\Modules\Feature;
use Frontage\Domain\Modules\Post_Type_Fields;

defined( 'ABSPATH' ) || exit;

/** Ads where nobody inserted a block: in the text of posts, between posts of lists, and the file ads.txt. */
final class Ads implements Feature, Has_Description, Has_Settings {
	public const WHEN           = 'front';
	public const OFF_BY_DEFAULT = true;

	public const SLUG = 'ads';

	private const MOST_NAME = 200;

	private const MOST_PARAGRAPH = 50;

	public static function title(): string {
		return __( 'Automatic ads', 'frontage' );
	}

	public static function description(): string {
		return __( 'Inserts ads after a paragraph of posts and between posts of lists, and serves ads.txt.', 'frontage' );
	}

	public static function keywords(): string {
		return __( 'advertisement, insert, in content, in feed, adsense, ads.txt', 'frontage' );
	}

	/**
	 * Returns the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		$group = __( 'The slug of the group, from the Ads tab.', 'frontage' );
		return array(
			'paragraph'  => Field::int(
				__( 'After paragraph', 'frontage' ),
				0,
				self::MOST_PARAGRAPH,
				0,
				__( 'In the text of posts. 0 turns it off. Shorter posts get no ad.', 'frontage' )
			),
			'text_group' => Field::text( __( 'Group of ads in posts', 'frontage' ), self::MOST_NAME, '', $group ),
			...Post_Type_Fields::all(),
			'every'      => Field::int(
				__( 'In lists, after every … posts', 'frontage' ),
				0,
				self::MOST_PARAGRAPH,
				0,
				__( 'In Query Loops, the post lists of Frontage, and the archives of classic themes. 0 turns it off.', 'frontage' )
			),
			'list_group' => Field::text( __( 'Group of ads in lists', 'frontage' ), self::MOST_NAME, '', $group ),
			'ads_txt'    => Field::lines(
				__( 'ads.txt', 'frontage' ),
				Ads_Txt::MOST_CHARACTERS,
				__( 'One seller a line, such as: google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0', 'frontage' ),
				Ads_Txt::problem( ... )
			),
		);
	}

	public static function is_needed(): bool {
		return ! is_admin();
	}

	public function boot(): void {
		( new Ads_Txt() )->boot();
		( new In_Posts() )->boot();
		( new In_Lists() )->boot();
		( new In_Loops() )->boot();
	}

	/**
	 * Returns a setting.
	 *
	 * @param string $key Its name.
	 */
	public static function value( string $key ): mixed {
		return Options::get( self::SLUG, $key );
	}

	/**
	 * Renders the ads of a group.
	 *
	 * @param string $group What the owner entered.
	 */
	public static function html( string $group ): string {
		return render_block( Bare_Block::of( 'frontage/ad', array( 'group' => sanitize_title( $group ) ) ) );
	}
}
