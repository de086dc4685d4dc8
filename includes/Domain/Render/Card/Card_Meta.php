<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Base\Html\Html;
use Frontage\Domain\Bindings\Reading_Time;
use Frontage\Domain\Query\Cache_Primer;
use Frontage\Domain\Query\Public_Meta;
use WP_Post;
use WP_User;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** What a card says about a post in one line: author, date, reading time, a custom field, comments. */
final class Card_Meta {
	/** Size of the author's picture in pixels. */
	private const AVATAR = 24;

	/**
	 * Creates the line.
	 *
	 * @param WP_Post $post Publicly readable post.
	 * @param Card_Options $look What the card shows.
	 */
	public function __construct( private readonly WP_Post $post, private readonly Card_Options $look ) {}

	/** Returns the selected parts; null if there are none. */
	public function html(): ?Html {
		$data  = $this->look->data;
		$parts = array_filter(
			array(
				$data['showAuthor'] ? $this->author() : null,
				$data['showDate'] ? $this->date() : null,
				$data['showReadingTime'] ? $this->reading_time() : null,
				'' === $data['fieldKey'] ? null : $this->field( $data['fieldKey'], $data['fieldLabel'] ),
				$data['showComments'] ? $this->comments() : null,
				...Extras::html( $data['extras'], $this->post->ID ),
			)
		);
		return array() === $parts ? null : el( 'div', array( 'class' => 'frontage-card__meta' ), array_values( $parts ) );
	}

	/** Returns the publication date. */
	public function date(): Html {
		return el(
			'time',
			array(
				'class'    => 'frontage-card__date',
				'datetime' => (string) get_post_time( 'c', false, $this->post ),
			),
			(string) get_the_date( '', $this->post )
		);
	}

	/** Returns the author, with a picture if selected. */
	private function author(): ?Html {
		$author = WP_User::get_data_by( 'id', $this->post->post_author );
		$data   = is_object( $author ) ? get_object_vars( $author ) : array();
		return array() === $data ? null : el(
			'a',
			array(
				'class' => 'frontage-card__author',
				'href'  => get_author_posts_url( (int) $data['ID'], (string) $data['user_nicename'] ),
			),
			$this->look->data['showAvatar'] ? $this->avatar() : null,
			(string) $data['display_name']
		);
	}

	/** Returns the author's picture; null if the site shows none. */
	private function avatar(): ?Html {
		Cache_Primer::prime_author_meta();
		$picture = get_avatar( (int) $this->post->post_author, self::AVATAR, '', '', array( 'class' => 'frontage-card__avatar' ) );
		return is_string( $picture ) && '' !== $picture ? Html::raw( $picture ) : null;
	}

	/** Returns the reading time; null for posts without text. */
	private function reading_time(): ?Html {
		$time = Reading_Time::of( $this->post->ID );
		return null === $time ? null : el(
			'span',
			array( 'class' => 'frontage-card__reading-time' ),
			/* translators: %s: a time such as “4 minutes”. */
			sprintf( __( '%s to read', 'frontage' ), $time )
		);
	}

	/**
	 * Returns a custom field that is public; null if the post has none.
	 *
	 * @param string $key Meta key.
	 * @param string $label The author's label.
	 */
	private function field( string $key, string $label ): ?Html {
		$value = Public_Meta::has( $key, array( $this->post->post_type ) ) ? get_post_meta( $this->post->ID, $key, true ) : '';
		$value = is_scalar( $value ) ? trim( wp_strip_all_tags( (string) $value ) ) : '';
		return '' === $value ? null : el(
			'span',
			array( 'class' => 'frontage-card__field' ),
			'' === $label ? $value : "$label: $value"
		);
	}

	/** Returns the number of comments; null for none. */
	private function comments(): ?Html {
		$count = (int) $this->post->comment_count;
		return 0 === $count ? null : el(
			'span',
			array( 'class' => 'frontage-card__comments' ),
			/* translators: %s: number of comments. */
			sprintf( _n( '%s comment', '%s comments', $count, 'frontage' ), number_format_i18n( $count ) )
		);
	}
}
