<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Base\Clock;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Live\Broadcast;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Domain\Live\Live_Checks;
use Frontage\Http\Post_Visibility;

defined( 'ABSPATH' ) || exit;

/** What a block says about its streams, and what the site knows. Plain text and sanitized addresses. */
final class Source {
	/** Width by height. */
	private const SHAPES = array(
		'screen'  => 1.7778,
		'photo'   => 1.3333,
		'square'  => 1.0,
		'upright' => 0.5625,
	);

	public readonly ?Live_Channel $channel;

	/**
	 * All streams with everything, those of the vendor first.
	 *
	 * @var list<array<string, mixed>>
	 */
	public readonly array $streams;

	/** Index of the stream that is shown; -1 for none. */
	public readonly int $chosen;

	/** State of that stream; empty for none. */
	public readonly string $state;

	/** Whether the server can find out what the channel streams. */
	public readonly bool $is_checked;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->channel    = Live_Channel::of( $attributes['channel'] ?? '' );
		$this->is_checked = null !== $this->channel?->vendor()?->live();
		$known            = null !== $this->channel && $this->is_checked ? Live_Checks::read( $this->channel ) : null;
		$rows             = array_map( static fn ( Broadcast $stream ): array => $stream->row(), $known ?? array() );
		$planned          = Planned::rows( $attributes['streams'] ?? array() );
		$rows             = array( ...$rows, ...$planned );
		$this->chosen     = Choice::index( $rows, Clock::now() );
		$this->state      = $this->chosen < 0 ? '' : Choice::state( $rows[ $this->chosen ], Clock::now() );
		$this->streams    = Stream_Props::all( $rows );
	}

	/** Returns whether there is anything to show. */
	public function is_empty(): bool {
		return null === $this->channel && array() === $this->streams;
	}

	/** Returns whether what is shown depends on checks or on the visitor's clock: not for streams that are always on. */
	public function changes(): bool {
		$times = array( ...array_column( $this->streams, 'start' ), ...array_column( $this->streams, 'end' ) );
		return $this->is_checked || array() !== array_filter( $times );
	}

	/**
	 * Returns the stream that is shown: the chosen one, or whatever a channel streams that cannot be checked; null for none.
	 *
	 * @return array<string, mixed>|null
	 */
	public function shown(): ?array {
		return $this->streams[ $this->chosen ] ?? $this->unchecked();
	}

	/**
	 * Returns the player of a channel that cannot be checked; null if there is none.
	 *
	 * @return array<string, mixed>|null
	 */
	public function unchecked(): ?array {
		$vendor = $this->channel?->vendor();
		if ( null === $this->channel || null === $vendor || $this->is_checked ) {
			return null;
		}
		$embed = $vendor->live_embed_url( $this->channel->id );
		return array_filter(
			array(
				'vendor' => '' === $embed ? '' : $vendor::group(),
				'embed'  => $embed,
			)
		) + array(
			'id'                   => $this->channel->id,
			'title'                => '',
			'url'                  => $this->channel->url(),
			'start'                => 0,
			'actualStart'          => 0,
			'actualEnd'            => 0,
			'liveBroadcastContent' => Broadcast::NONE,
		);
	}

	/** Returns the author's title. */
	public function title(): string {
		return Kses::text( $this->attributes['title'] ?? '' );
	}

	/** Returns width by height. */
	public function ratio(): float {
		$shape = $this->attributes['shape'] ?? '';
		return self::SHAPES[ is_string( $shape ) ? $shape : '' ] ?? self::SHAPES['screen'];
	}

	/** Returns whether the chat of a stream is offered. */
	public function has_chat(): bool {
		return false !== ( $this->attributes['hasChat'] ?? true );
	}

	/**
	 * Returns the attributes of the author's poster; null without one.
	 *
	 * @return array<string, string|int>|null
	 */
	public function poster(): ?array {
		$id    = Post_Visibility::file( $this->attributes['posterId'] ?? 0 );
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( false !== $image ) {
			return array_filter(
				array(
					'src'    => $image[0],
					'srcset' => (string) wp_get_attachment_image_srcset( $id, 'large' ),
					'sizes'  => '(max-width: 780px) 100vw, 780px',
					'width'  => $image[1],
					'height' => $image[2],
				)
			);
		}
		$url = Url::safe( $this->attributes['poster'] ?? '' );
		return '' === $url ? null : array( 'src' => $url );
	}
}
