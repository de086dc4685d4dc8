<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Form_Group;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Blocks\Inner_Blocks;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Field_Tree;
use Frontage\Domain\Forms\Form_Context;
use Frontage\Domain\Forms\Form_Row;
use Frontage\Domain\Forms\Form_Rows;
use Frontage\Domain\Forms\Input_Html;
use Frontage\Domain\Forms\Submission_Input;
use Frontage\Domain\Render\Wrapper;
use WP_Block;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a group of fields.
 *
 * All rows that a repeating group can have are in the page; those beyond the current number are hidden. Its buttons send the form
 * to the server, which returns it with one row more or less; the script does it at once.
 */
final class Group_Html {
	private readonly Form_Context $sheet;

	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param WP_Block $block The group.
	 */
	public function __construct( private array $attributes, private WP_Block $block ) {
		$this->sheet = Form_Context::current();
	}

	/** Returns the group. */
	public function html(): Html {
		$rows = Field_Tree::rows( $this->attributes, $this->block->parsed_block['innerBlocks'] );
		return $this->sheet->run( fn (): Html => null === $rows ? $this->wrap( array(), $this->fields() ) : $this->repeated( $rows ) );
	}

	/**
	 * Returns the fieldset.
	 *
	 * @param array<string, string|int|null> $about Attributes of the fieldset.
	 * @param Html ...$children Its content.
	 */
	private function wrap( array $about, Html ...$children ): Html {
		$label = Kses::html( $this->text( 'label' ), 'data' );
		$help  = $this->text( 'help' );
		return Wrapper::tag(
			'fieldset',
			$about + array(
				'id'    => $this->text( 'anchor' ) ?: null,
				'class' => 'frontage-form__group',
			),
			...array_values(
				array_filter(
					array(
						'' === $label ? null : el( 'legend', array( 'class' => 'frontage-form__legend' ), Html::raw( $label ) ),
						'' === $help ? null : el( 'p', array( 'class' => 'frontage-form__help' ), $help ),
						...$children,
					)
				)
			)
		);
	}

	/** Returns a group whose fields repeat. */
	private function repeated( Form_Rows $rows ): Html {
		$counter = $rows->counter( $this->attributes );
		$name    = $this->sheet->names->give( Field_Blocks::name( $this->attributes ) );
		$field   = Field_Blocks::field( $counter, $name );
		$id      = Submission_Input::field_id( $name, $this->sheet->number );
		$value   = $this->sheet->values[ $name ] ?? '';
		$count   = Form_Rows::count( $field, is_string( $value ) ? $value : '' );
		$about   = array(
			'id'        => $this->text( 'anchor' ) ?: "{$id}_rows",
			'class'     => 'frontage-form__group is-repeat',
			'data-rows' => $name,
			'data-min'  => $rows->min,
			'data-max'  => $rows->max,
		);
		$add     = $this->text( 'add' ) ?: __( 'Add row', 'frontage' );
		return $this->wrap(
			$about,
			Input_Html::hidden( $id, (string) $count ),
			Html::raw(
				implode(
					'',
					array_map( fn ( Form_Row $row ): Html => $this->row( $row, $field, $count, $about['id'] ), $rows->rows( $name ) )
				)
			),
			$this->button( 'add', "$name add", $add, $count >= $rows->max, $about['id'] )
		);
	}

	/**
	 * Returns a row.
	 *
	 * @param Field $field Field that counts the rows.
	 * @param int $count How many are shown.
	 * @param string $id ID of the group.
	 */
	private function row( Form_Row $row, Field $field, int $count, string $id ): Html {
		$before           = $this->sheet->row;
		$this->sheet->row = $row;
		$fields           = $this->fields();
		$this->sheet->row = $before;
		/* translators: %s: name of a row, such as “Guest 2”. */
		$remove = sprintf( __( 'Remove %s', 'frontage' ), $row->title() );
		return el(
			'fieldset',
			array(
				'class'  => 'frontage-form__row',
				'hidden' => $row->number > $count,
			),
			el( 'legend', array( 'class' => 'frontage-form__label' ), $row->title() ),
			$fields,
			$this->button( 'remove', "{$field->name} {$row->number}", $remove, $count <= (int) $field->min, $id )
		);
	}

	/** Returns the fields. */
	private function fields(): Html {
		$html = '';
		foreach ( $this->block->inner_blocks as $child ) {
			$html .= null === $child ? '' : Inner_Blocks::render( $child );
		}
		return el( 'div', array( 'class' => 'frontage-form__parts' ), Html::raw( $html ) );
	}

	/**
	 * Returns a button that changes the number of rows.
	 *
	 * @param string $name `add` or `remove`.
	 * @param string $value What is sent.
	 * @param string $text Text of the button.
	 * @param bool $is_hidden Whether it can do nothing now.
	 * @param string $id ID of the group, to which the page scrolls.
	 */
	private function button( string $name, string $value, string $text, bool $is_hidden, string $id ): Html {
		return el(
			'button',
			array(
				'type'           => 'submit',
				'class'          => "frontage-form__$name",
				'name'           => Form_Rows::FIELD,
				'value'          => $value,
				'formaction'     => "#$id",
				'formnovalidate' => true,
				'hidden'         => $is_hidden,
			),
			$text
		);
	}

	/**
	 * Returns a string attribute.
	 *
	 * @param string $key Attribute name.
	 */
	private function text( string $key ): string {
		return Field_Blocks::text( $this->attributes, $key );
	}
}
