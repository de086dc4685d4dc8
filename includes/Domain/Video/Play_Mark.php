<?php
declare( strict_types=1 );

namespace Frontage\Domain\Video;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The triangle that says “play”, on the poster of a video. */
final class Play_Mark {
	private const TRIANGLE = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.5 5.5v13l10-6.5z" fill="currentColor"></path></svg>';

	/**
	 * Returns the mark.
	 *
	 * @param string $root Class of the block.
	 */
	public static function html( string $root ): Html {
		return el( 'span', array( 'class' => "{$root}__mark" ), Html::raw( self::TRIANGLE ) );
	}
}
