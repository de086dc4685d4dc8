<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use Frontage\Domain\Video\Play_Mark;
use Frontage\Domain\Video\Video_Details;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** The poster of a vendor’s video: a link that a script turns into the player. */
final class Poster_Link {
	/**
	 * Takes the video.
	 *
	 * @param Source $source Of the block.
	 * @param bool   $has_title Whether the title is seen.
	 */
	public function __construct( private readonly Source $source, private readonly bool $has_title ) {}

	/**
	 * Returns the link.
	 *
	 * @param string $url Of the video at its vendor.
	 */
	public function html( string $url ): Html {
		$poster  = $this->source->poster();
		$seconds = $this->source->seconds();
		$title   = '' === $this->source->title ? __( 'Video', 'frontage' ) : $this->source->title;
		$images  = array(
			'class'    => 'frontage-video__poster',
			'alt'      => '',
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		return el(
			'a',
			array(
				'class' => 'frontage-video__open' . ( $this->has_title ? '' : ' is-untitled' ),
				'href'  => $url,
			),
			null === $poster ? null : el( 'img', $images + $poster ),
			Play_Mark::html( 'frontage-video' ),
			el(
				'span',
				array( 'class' => 'frontage-video__words' ),
				el(
					'span',
					array( 'class' => 'frontage-video__title' ),
					el(
						'span',
						array( 'class' => 'frontage-video__play' ),
						__( 'Play video:', 'frontage' ) . ' '
					),
					$title
				),
				0 === $seconds ? null : ' ',
				0 === $seconds ? null : el( 'span', array( 'class' => 'frontage-video__length' ), Video_Details::clock( $seconds ) )
			)
		);
	}
}
