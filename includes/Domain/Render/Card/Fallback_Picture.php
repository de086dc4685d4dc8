<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Settings\Field;
use Frontage\Base\Settings\Group;
use Frontage\Base\Settings\Options;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** The image that lists show for posts without a featured image: the list's own, else the site's. */
final class Fallback_Picture implements Group {
	public const KEY = 'list_picture';

	public static function group(): string {
		return Options::SITE;
	}

	/**
	 * Returns the setting.
	 *
	 * @return array<string, Field>
	 */
	public static function settings(): array {
		return array( self::KEY => self::field() );
	}

	/**
	 * Returns the attachment ID; 0 for none.
	 *
	 * @param int $own Attachment ID that the author has chosen for the list; 0 for none.
	 */
	public static function of( int $own ): int {
		$own = Post_Visibility::file( $own );
		return 0 < $own ? $own : (int) Options::value( Options::SITE, self::KEY, self::field() );
	}

	/** Returns the setting's field. */
	private static function field(): Field {
		return Field::image(
			__( 'Image for posts without one', 'frontage' ),
			__( 'Shown by lists of posts instead of a missing featured image. A list can have its own.', 'frontage' )
		);
	}
}
