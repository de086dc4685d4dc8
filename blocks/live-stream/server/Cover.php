<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Base\Html\Html;
use Frontage\Domain\Video\Play_Mark;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What is seen before the player: picture, state and title, as a link to the stream. Mirrors `view/cover.tsx`. */
final class Cover {
	private const B = 'frontage-live-stream';

	/**
	 * Takes the block.
	 *
	 * @param Source                $source Of the block.
	 * @param array<string, string> $words Texts.
	 */
	public function __construct( private readonly Source $source, private readonly array $words ) {}

	/**
	 * Returns the link; without a stream, a sentence.
	 *
	 * @param array<string, mixed>|null $shown The stream.
	 */
	public function html( ?array $shown ): Html {
		$poster = $this->source->poster() ?? $shown['poster'] ?? null;
		$image  = null === $poster ? null : el(
			'img',
			array(
				'class'    => self::B . '__poster',
				'alt'      => '',
				'loading'  => 'lazy',
				'decoding' => 'async',
			) + $poster
		);
		if ( null === $shown ) {
			return el(
				'div',
				array( 'class' => self::B . '__cover' ),
				$image,
				el( 'span', array( 'class' => self::B . '__over' ), $this->badge( 'offline' ), $this->title( $this->words['none'] ) )
			);
		}
		$title = $this->source->title();
		$title = '' === $title ? $shown['title'] : $title;
		return el(
			'a',
			array(
				'class' => self::B . '__cover',
				'href'  => $shown['url'],
			),
			$image,
			Play_Mark::html( self::B ),
			el(
				'span',
				array( 'class' => self::B . '__over' ),
				el( 'span', array( 'class' => self::B . '__play' ), $this->words['play'] ),
				' ',
				'' === $this->source->state ? null : $this->badge( $this->source->state ),
				$this->title( '' === $title ? $this->words['title'] : $title )
			)
		);
	}

	/**
	 * Returns the state as a word.
	 *
	 * @param string $state One of the constants of `Choice`, or `offline`.
	 */
	private function badge( string $state ): Html {
		return el( 'span', array( 'class' => self::B . '__badge' ), $this->words[ Choice::STARTED === $state ? 'live' : $state ] . ' ' );
	}

	/**
	 * Returns the title.
	 *
	 * @param string $title Plain text.
	 */
	private function title( string $title ): Html {
		return el( 'span', array( 'class' => self::B . '__title' ), $title );
	}
}
