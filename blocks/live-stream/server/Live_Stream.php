<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Live_Stream;

use Frontage\Base\Html\Html;
use Frontage\Domain\Blocks\Signed_Post;
use Frontage\Domain\Live\Live_Channel;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Video\Consent_Line;
use Frontage\Http\Signed;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A live stream: what is on air, what comes next, or the last recording. Mirrors `view/component.tsx`. */
final class Live_Stream {
	/** Purpose of the signed value that names the channel in a check. */
	public const SIGNED = 'live-channel';

	private const B = 'frontage-live-stream';

	private readonly Source $source;

	/**
	 * Texts.
	 *
	 * @var array<string, string>
	 */
	private readonly array $words;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->source = new Source( $attributes );
		$this->words  = Labels::all();
	}

	/** Returns the block; null if it names no channel and no stream. */
	public function html(): ?Html {
		if ( $this->source->is_empty() ) {
			return null;
		}
		$anchor = Ids::anchor( $this->attributes );
		Live_Data::add( $this->source );
		$vendor = self::vendor( $this->source->shown() );
		return Wrapper::html(
			array(
				'id'    => '' === $anchor ? null : $anchor,
				'class' => self::B,
			),
			fragment( null === $vendor ? null : Consent_Line::remembered( 'live-stream', $vendor ) ),
			Island::html(
				'live-stream',
				$this->props(),
				fragment( $this->layout(), Status::html() ),
				$this->source->changes() ? 'interaction visible' : 'interaction'
			)
		);
	}

	/** Returns the player's place and the chat's. */
	private function layout(): Html {
		$shown  = $this->source->shown();
		$chat   = $this->chat( $shown );
		$vendor = self::vendor( $shown );
		return el(
			'div',
			array(
				'class'      => self::B . '__layout' . ( null === $chat ? '' : ' has-chat' ),
				'data-state' => $this->state(),
			),
			el(
				'div',
				array( 'class' => self::B . '__main' ),
				el(
					'div',
					array(
						'class' => self::B . '__frame',
						'style' => array( '--frontage-live-stream-ratio' => (string) $this->source->ratio() ),
					),
					el( 'div', array( 'class' => self::B . '__player' ) ),
					( new Cover( $this->source, $this->words ) )->html( $shown )
				),
				$this->line( $shown ),
				null === $vendor ? null : Consent_Line::html( $vendor, self::B, true )
			),
			$chat
		);
	}

	/**
	 * Returns when the stream is; or where the channel is.
	 *
	 * @param array<string, mixed>|null $shown
	 */
	private function line( ?array $shown ): ?Html {
		if ( null === $shown ) {
			return null === $this->source->channel ? null : el(
				'p',
				array( 'class' => self::B . '__when' ),
				el( 'a', array( 'href' => $this->source->channel->url() ), $this->words['channel'] )
			);
		}
		$time = $shown['actualStart'] > 0 ? $shown['actualStart'] : $shown['start'];
		if ( 0 === $time ) {
			return null;
		}
		$label = array(
			Choice::UPCOMING => 'starts',
			Choice::PAST     => 'streamed',
		)[ $this->source->state ] ?? 'since';
		return el(
			'p',
			array( 'class' => self::B . '__when' ),
			el( 'span', array(), $this->words[ $label ] ),
			' ',
			el( 'time', array( 'datetime' => gmdate( 'Y-m-d\TH:i:s\Z', $time ) ), $shown['date'] )
		);
	}

	/**
	 * Returns the chat's place with a button; null if the stream has none.
	 *
	 * @param array<string, mixed>|null $shown
	 */
	private function chat( ?array $shown ): ?Html {
		$vendor = self::vendor( $shown );
		if ( null === $vendor || ! isset( $shown['chat'] ) || ! $this->source->has_chat() || Choice::PAST === $this->source->state ) {
			return null;
		}
		$notice = (string) Labels::of( $vendor )['chatNotice'];
		return el(
			'div',
			array( 'class' => self::B . '__chat' ),
			'' === $notice ? null : el( 'p', array(), $notice ),
			el(
				'button',
				array(
					'type'  => 'button',
					'class' => self::B . '__chat-open wp-element-button',
				),
				$this->words['showChat']
			)
		);
	}

	/** Returns the state: of the stream, `unchecked`, or `offline`. */
	private function state(): string {
		return '' === $this->source->state ? ( null === $this->source->unchecked() ? 'offline' : 'unchecked' ) : $this->source->state;
	}

	/**
	 * Returns what the script needs.
	 *
	 * @return array<string, mixed>
	 */
	private function props(): array {
		$source  = $this->source;
		$vendors = array();
		foreach ( array( ...$source->streams, $source->unchecked(), array( 'vendor' => $source->channel->provider ?? '' ) ) as $stream ) {
			$vendor = self::vendor( $stream );
			if ( null !== $vendor ) {
				$vendors[ $vendor::group() ] = Labels::of( $vendor );
			}
		}
		$props = array(
			'streams' => $source->streams,
			'chosen'  => $source->chosen,
			'state'   => $source->state,
			'ratio'   => $source->ratio(),
			'hasChat' => $source->has_chat(),
			'vendors' => (object) $vendors,
			'words'   => $this->words,
		);
		return $props + array_filter(
			array(
				'title'     => $source->title(),
				'poster'    => $source->poster(),
				'unchecked' => $source->unchecked(),
				'channel'   => $source->channel?->url(),
				'channelId' => null !== $source->channel && $source->is_checked ? self::signed( $source->channel ) : '',
			)
		);
	}

	/** Returns the channel for `Check_Live`; empty where visitors see nothing, such as in a draft. */
	private static function signed( Live_Channel $channel ): string {
		$post = Signed_Post::here( static fn ( int $post ): bool => self::is_in( $channel, $post ) );
		return null === $post ? '' : Signed::make(
			self::SIGNED,
			array(
				'channel' => $channel->key(),
				'post'    => $post,
			)
		);
	}

	/**
	 * Returns whether the content of a post shows a channel.
	 *
	 * @param int $post Post ID.
	 */
	public static function is_in( Live_Channel $channel, int $post ): bool {
		$content = (string) get_post_field( 'post_content', $post, 'raw' );
		return str_contains( $content, '<!-- wp:frontage/live-stream ' ) && $channel->is_in( $content );
	}

	/**
	 * Returns the vendor of a stream; null if it is only a link.
	 *
	 * @param array<string, mixed>|null $stream
	 */
	private static function vendor( ?array $stream ): ?With_Video {
		$vendor = Providers::get( (string) ( $stream['vendor'] ?? '' ) );
		return $vendor instanceof With_Video ? $vendor : null;
	}
}
