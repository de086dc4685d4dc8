<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Identity\Identity_Kind;
use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Request;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * A signed reference to a saved form.
 *
 * A page contains it instead of the form's settings; the server uses it to find the block.
 */
final class Form_Reference {
	public const FIELD = 'frontage_form';
	public const KIND  = 'form';

	/**
	 * Sets the properties.
	 *
	 * @param string $form Form ID.
	 * @param int $post ID of the containing post; 0 if none.
	 * @param int $number Number of the form on the page, from 0.
	 * @param list<string> $silent Names of fields without visitor input, which is unknown once the form is deleted.
	 * @param bool $is_recent Whether the page was printed since each form has an ID of its own.
	 */
	public function __construct(
		public readonly string $form,
		public readonly int $post,
		public readonly int $number,
		public readonly array $silent = array(),
		private readonly bool $is_recent = false
	) {}

	/** Reads the reference of a request; null if it was not signed by this site. */
	public static function of( Request $request ): ?self {
		$sent = $request->fields[ self::FIELD ] ?? '';
		$data = is_string( $sent ) ? Signed::read( self::KIND, $sent ) : null;
		return null === $data ? null : self::from( $data );
	}

	/**
	 * Creates a reference from its data.
	 *
	 * @param array<string, mixed> $data Signed data.
	 */
	public static function from( array $data ): self {
		return new self(
			(string) ( $data['form'] ?? '' ),
			(int) ( $data['post'] ?? 0 ),
			(int) ( $data['number'] ?? 0 ),
			array_values( array_filter( (array) ( $data['silent'] ?? array() ), 'is_string' ) ),
			true === ( $data['own'] ?? false )
		);
	}

	/** Returns the reference as text. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'form'   => $this->form,
				'post'   => $this->post,
				'number' => $this->number,
			) + array_filter(
				array(
					'silent' => $this->silent,
					'own'    => $this->is_recent,
				)
			)
		);
	}

	/** Returns the reference to a form that it led to, with the ID that the form has now. */
	public function to( Saved_Form $form ): self {
		return new self( $form->id, $this->post, $this->number, $this->silent, true );
	}

	/** Returns the saved form; null if it no longer exists. */
	public function find(): ?Saved_Form {
		$kind  = Identity_Kind::of( Saved_Form::NAME );
		$block = null === $kind ? null : Saved_Blocks::find_identified( $kind, $this->post, $this->form, $this->is_recent );
		return null === $block ? null : new Saved_Form( $block, $this->form );
	}
}
