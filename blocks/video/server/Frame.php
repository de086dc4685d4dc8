<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** The box around a video, with the video's proportions, and the address on paper. */
final class Frame {
	/**
	 * Returns the box.
	 *
	 * @param Source $source For its proportions.
	 * @param Html $content A player, or the poster.
	 * @param string $url What is printed below it on paper.
	 */
	public static function html( Source $source, Html $content, string $url ): Html {
		$frame = array(
			'class' => 'frontage-video__frame',
			'style' => array( '--frontage-video-ratio' => (string) $source->ratio() ),
		);
		return fragment(
			el( 'div', $frame, el( 'div', array( 'class' => 'frontage-video__stage' ), $content ) ),
			el( 'p', array( 'class' => 'frontage-video__address' ), $url )
		);
	}
}
