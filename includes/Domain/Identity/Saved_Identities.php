<?php
declare( strict_types=1 );

namespace Frontage\Domain\Identity;

use Closure;
use Frontage\Base\Bootable;
use Frontage\Domain\Blocks\Block_Tokens;
use Frontage\Domain\Store\Schema;
use Frontage\Domain\Usage\Index;
use Frontage\Domain\Usage\Non_Post_Content;
use Frontage\Domain\Usage\Place_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Gives blocks their identities when content is saved, by any means: the editor, a program, the REST API, Quick Edit, an importer.
 */
final class Saved_Identities implements Bootable {
	public const WHEN = array(
		'hook:wp_insert_post_data',
		'hook:pre_update_option_' . Non_Post_Content::WIDGETS,
	);

	/** Before the words of blocks are written into the post. */
	private const PRIORITY = 15;

	private const MARK = '<!-- wp:frontage/';

	/** Types of posts that are copies of others by nature. */
	private const COPIES = array( 'revision', 'customize_changeset' );

	/** Types of posts that take the place of a file. */
	private const TEMPLATES = array( 'wp_template', 'wp_template_part' );

	/** Adds the hooks. */
	public static function boot(): void {
		add_filter( 'wp_insert_post_data', array( self::class, 'in_post' ), self::PRIORITY, 2 );
		add_filter( 'pre_update_option_' . Non_Post_Content::WIDGETS, array( self::class, 'in_widgets' ), 10, 2 );
	}

	/**
	 * Gives identities to the blocks of a post.
	 *
	 * @param mixed $data Columns of the post, with slashes.
	 * @param mixed $given What is saved, with the ID of a post that exists.
	 * @return mixed
	 */
	public static function in_post( $data, $given = array() ) {
		$content = is_array( $data ) && ! in_array( $data['post_type'] ?? '', self::COPIES, true ) ? $data['post_content'] ?? null : null;
		$content = is_string( $content ) ? wp_unslash( $content ) : '';
		if ( ! str_contains( $content, self::MARK ) || ! Block_Tokens::is_markup( $content ) ) {
			return $data;
		}
		$id     = is_array( $given ) && is_numeric( $given['ID'] ?? null ) ? (int) $given['ID'] : 0;
		$before = $id > 0 ? get_post( $id )->post_content ?? '' : '';
		$before = '' === $before ? self::file( $data ) : $before;
		$now    = ( new Assignment( $content, $before, $id > 0 ? "post $id" : '', self::elsewhere( $id, true ) ) )->run();
		if ( $now !== $content ) {
			$data['post_content'] = wp_slash( $now );
		}
		return $data;
	}

	/**
	 * Gives identities to the blocks of widgets.
	 *
	 * @param mixed $widgets The option that is saved.
	 * @param mixed $before The option until now.
	 * @return mixed
	 */
	public static function in_widgets( $widgets, $before = array() ) {
		if ( ! is_array( $widgets ) ) {
			return $widgets;
		}
		foreach ( $widgets as $number => $widget ) {
			$content = is_array( $widget ) ? $widget['content'] ?? null : null;
			if ( ! is_string( $content ) || ! str_contains( $content, self::MARK ) ) {
				continue;
			}
			$was     = is_array( $before ) ? $before[ $number ]['content'] ?? '' : '';
			$others  = array_diff_key( $widgets, array( $number => true ) );
			$in_post = self::elsewhere( 0, false );
			$is_used = static fn ( Identity_Kind $kind, string $id ): bool => self::has( $others, $kind, $id ) || $in_post( $kind, $id );
			$assigns = new Assignment( $content, is_string( $was ) ? $was : '', "widget $number", $is_used );

			$widgets[ $number ]['content'] = $assigns->run();
		}
		return $widgets;
	}

	/**
	 * Returns whether widgets have an identity.
	 *
	 * @param array<mixed> $widgets Saved widgets.
	 */
	private static function has( array $widgets, Identity_Kind $kind, string $id ): bool {
		$contents = implode( "\n", array_filter( array_column( array_filter( $widgets, 'is_array' ), 'content' ), 'is_string' ) );
		return str_contains( $contents, "\"$id\"" ) && str_contains( $contents, "wp:{$kind->name()} " );
	}

	/**
	 * Returns what says whether another place has an identity.
	 *
	 * @param int $post ID of the post that is saved; 0 for a new one, and for widgets.
	 * @param bool $asks_widgets Whether widgets are another place.
	 * @return Closure(Identity_Kind, string): bool
	 */
	private static function elsewhere( int $post, bool $asks_widgets ): Closure {
		$in_code = array();
		return static function ( Identity_Kind $kind, string $id ) use ( $post, $asks_widgets, &$in_code ): bool {
			return ( $asks_widgets && self::has( (array) get_option( Non_Post_Content::WIDGETS ), $kind, $id ) )
				|| ( Schema::is_current() && array() !== Index::posts_with( $kind->slug, "\"$id\"", $post, 1 ) )
				|| ( $kind->is_searched() && isset( ( $in_code[ $kind->slug ] ??= self::in_code( $kind ) )[ $id ] ) );
		};
	}

	/**
	 * Returns the blocks of the theme, of registered patterns and of programs. An author who types the identity of one must not get
	 * what visitors send to it.
	 *
	 * @return array<array-key, mixed> By identity.
	 */
	private static function in_code( Identity_Kind $kind ): array {
		$theme = did_action( 'init' ) > 0 ? Place_Content::of( Index::THEME ) : '';
		return Identified_Blocks::in( $theme, $kind ) + Printed_Blocks::in_code( $kind );
	}

	/**
	 * Returns the file of which a new template is the customized version; empty if there is none.
	 *
	 * @param array<string, mixed> $data Columns of the post.
	 */
	private static function file( array $data ): string {
		$type = $data['post_type'] ?? '';
		$slug = $data['post_name'] ?? '';
		if ( ! in_array( $type, self::TEMPLATES, true ) || ! is_string( $slug ) || '' === $slug ) {
			return '';
		}
		return (string) ( get_block_file_template( get_stylesheet() . "//$slug", $type )->content ?? '' );
	}
}
