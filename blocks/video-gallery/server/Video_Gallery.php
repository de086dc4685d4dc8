<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A text that visitors can highlight. */
final class Video_Gallery {
	private const LOOKS = array( 'plain', 'framed' );

	/** Pixels. */
	private const PADDING_MAX = 100;

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** The whole block; empty without text. */
	public function html(): Html {
		$text = is_string( $this->attributes['text'] ) ? wp_strip_all_tags( $this->attributes['text'] ) : '';
		if ( '' === $text ) {
			return Html::raw( '' );
		}
		return Wrapper::html(
			array(
				'id'    => Ids::for( 'video-gallery', $this->attributes ),
				'class' => 'frontage-video-gallery is-' . $this->look(),
				'style' => array( '--frontage-video-gallery-padding' => $this->padding() . 'px' ),
			),
			Island::html( 'video-gallery', array(), el( 'p', array( 'class' => 'frontage-video-gallery__text' ), $text ) )
		);
	}

	/** One of LOOKS. */
	private function look(): string {
		$look = $this->attributes['look'];
		return is_string( $look ) && in_array( $look, self::LOOKS, true ) ? $look : self::LOOKS[0];
	}

	/** Pixels within the bounds. */
	private function padding(): int {
		$padding = $this->attributes['padding'];
		return is_numeric( $padding ) ? max( 0, min( self::PADDING_MAX, (int) $padding ) ) : 0;
	}
}
