<?php
declare( strict_types=1 );

namespace Frontage\Http;

use Frontage\Base\Argument_Description;
use Frontage\Base\List_Input;
use Frontage\Base\Scalar_Input;
use Frontage\Base\Text_Input;

defined( 'ABSPATH' ) || exit;

/**
 * Request fields.
 *
 * Creates fields: `'likes_id' => Args::post(), 'postfix' => Args::text( 0, 40, '' )`.
 *
 * A field without a default is required. Values are as the visitor sent them: text is valid UTF-8
 * within its limits, but not escaped. Escape it when you print it.
 *
 * @api
 */
final class Args {
	/**
	 * The ID of a public post; anything else responds with 404, like a missing post.
	 *
	 * @param bool $optional Whether it may be omitted; the value is 0 then.
	 * @param string $prefix Text that third-party scripts put before the ID.
	 */
	public static function post( bool $optional = false, string $prefix = '' ): Arg {
		return new Arg(
			'the ID of a post',
			static fn ( mixed $raw ): ?int => Post_Id::read( $raw, $prefix ),
			! $optional,
			0,
			static fn ( mixed $id ): mixed => 0 === $id || Post_Visibility::can_view( $id ) ? $id : throw Action_Exception::missing_post()
		);
	}

	/**
	 * IDs of posts; posts that are not public are removed.
	 *
	 * @param int $max Maximum number of IDs.
	 * @param bool $optional Whether they may be omitted.
	 */
	public static function posts( int $max, bool $optional = false ): Arg {
		return new Arg(
			"at most $max IDs of posts",
			static fn ( mixed $raw ): ?array => List_Input::wholes( $raw, $max ),
			! $optional,
			array(),
			static fn ( mixed $ids ): array => Post_Visibility::viewable( $ids )
		);
	}

	/**
	 * IDs of objects other than posts, as a list or separated by commas.
	 *
	 * @param int $max Maximum number of IDs.
	 * @param bool $optional Whether they may be omitted.
	 */
	public static function ids( int $max, bool $optional = false ): Arg {
		return new Arg(
			"at most $max IDs",
			static fn ( mixed $raw ): ?array => List_Input::wholes( $raw, $max ),
			! $optional,
			array()
		);
	}

	/**
	 * An integer.
	 *
	 * @param int $min Minimum.
	 * @param int $max Maximum.
	 * @param int|null $fallback Default; makes it optional.
	 */
	public static function int( int $min, int $max, ?int $fallback = null ): Arg {
		return new Arg(
			Argument_Description::whole( $min, $max ),
			static fn ( mixed $raw ): ?int => Scalar_Input::whole( $raw, $min, $max ),
			null === $fallback,
			$fallback
		);
	}

	/**
	 * One line of text; line breaks become spaces.
	 *
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 * @param string|null $fallback Default; makes it optional.
	 */
	public static function text( int $min, int $max, ?string $fallback = null ): Arg {
		return new Arg(
			Argument_Description::text( $min, $max ),
			static fn ( mixed $raw ): ?string => Text_Input::line( $raw, $min, $max ),
			null === $fallback,
			$fallback
		);
	}

	/**
	 * Text that can have several lines.
	 *
	 * @param int $min Minimum length in characters.
	 * @param int $max Maximum length in characters.
	 * @param string|null $fallback Default; makes it optional.
	 */
	public static function paragraphs( int $min, int $max, ?string $fallback = null ): Arg {
		return new Arg(
			"text of $min to $max characters, in any number of lines",
			static fn ( mixed $raw ): ?string => Text_Input::lines( $raw, $min, $max ),
			null === $fallback,
			$fallback
		);
	}

	/**
	 * One of several allowed values.
	 *
	 * @param list<string> $values Allowed values.
	 * @param string|null $fallback Default; makes it optional.
	 */
	public static function choice( array $values, ?string $fallback = null ): Arg {
		return new Arg(
			Argument_Description::choice( $values ),
			static fn ( mixed $raw ): ?string => Scalar_Input::choice( $raw, $values ),
			null === $fallback,
			$fallback
		);
	}

	/**
	 * Yes or no, in any notation that forms and scripts use.
	 *
	 * @param bool|null $fallback When it is left out.
	 */
	public static function flag( ?bool $fallback = false ): Arg {
		return new Arg(
			Argument_Description::flag(),
			Scalar_Input::flag( ... ),
			false,
			$fallback
		);
	}

	/**
	 * A list of names; empty if omitted.
	 *
	 * @param int $max How many at most.
	 */
	public static function names( int $max ): Arg {
		return new Arg(
			"a list of at most $max names",
			static fn ( mixed $raw ): ?array => List_Input::names( $raw, $max ),
			false,
			array()
		);
	}

	/** The content of a file, exactly as it was sent; empty if omitted. The policy limits its size. */
	public static function content(): Arg {
		return new Arg( 'the text of a file', static fn ( mixed $raw ): ?string => is_string( $raw ) ? $raw : null, false, '' );
	}

	/**
	 * A value that its own class checks; null if omitted.
	 *
	 * @param string $wants What it must be, in words that fit after “must be”.
	 * @param bool $keeps_empty_list Whether an empty list is a value, and not omitted.
	 */
	public static function any( string $wants, bool $keeps_empty_list = false ): Arg {
		return new Arg( $wants, static fn ( mixed $raw ): mixed => $raw, false, keeps_empty_list: $keeps_empty_list );
	}

	/**
	 * An email address.
	 *
	 * @param bool $optional Whether it may be omitted; the value is empty then.
	 */
	public static function email( bool $optional = false ): Arg {
		return new Arg(
			Argument_Description::email(),
			Text_Input::email( ... ),
			! $optional,
			''
		);
	}

	/**
	 * An http or https URL. Never fetch or redirect to it only because a visitor sent it.
	 *
	 * @param bool $optional Whether it may be omitted; the value is empty then.
	 */
	public static function url( bool $optional = false ): Arg {
		return new Arg(
			Argument_Description::url(),
			Text_Input::url( ... ),
			! $optional,
			''
		);
	}

	/**
	 * Data that this site signed with `Signed::make( $kind, … )`.
	 *
	 * @param string $kind Purpose it was signed for.
	 * @param bool $optional Whether it may be omitted; the value is null then.
	 */
	public static function signed( string $kind, bool $optional = false ): Arg {
		return new Arg(
			"a value signed by this site as “{$kind}”",
			static fn ( mixed $raw ): ?array => is_string( $raw ) ? Signed::read( $kind, $raw ) : null,
			! $optional
		);
	}

	/**
	 * A JSON object, or the same as form fields, with known members; others are removed.
	 *
	 * @param array<string, Arg> $shape Members.
	 * @param bool $optional Whether it may be omitted; the value is null then.
	 */
	public static function json( array $shape, bool $optional = false ): Arg {
		return Object_Schema::one( $shape, $optional );
	}

	/**
	 * A JSON list of objects with the same members.
	 *
	 * @param array<string, Arg> $shape Members of each object.
	 * @param int $max Maximum number of objects.
	 * @param bool $optional Whether it may be omitted; the value is empty then.
	 */
	public static function items( array $shape, int $max, bool $optional = false ): Arg {
		return Object_Schema::many( $shape, $max, $optional );
	}
}
