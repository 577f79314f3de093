import { paths } from '#paths.ts';
import { knowledgeLevels } from './levels.ts';
import type { KnowledgeQuiz } from './quiz.ts';
import { reading } from './reading.ts';

export const bimDepotFactory: KnowledgeQuiz = {
  kind: 'knowledge',
  path: paths.knowledgeQuiz('bim-depot-factory'),
  crumb: 'Knowledge quiz',
  title: 'Knowledge quiz: BIM objects and IFC',
  metaTitle: 'Knowledge quiz: BIM objects',
  description:
    'Five questions on BIM objects for manufacturers: IFC classes, light geometry, information need, IDS and property sets. Each answer is explained.',
  lede: 'Five questions about products in building models. Every answer is explained at the end.',
  questions: [
    {
      question:
        'A fibre-cement panel is mounted on rails in front of an external wall. Which class of IFC 4.3 fits?',
      reading: reading.post(
        'ifc-classes-for-facade-products',
        'IFC classes for facade products: a short guide',
      ),
      options: [
        {
          label: 'IfcCovering, with the predefined type CLADDING',
          explanation: 'Quantity take-offs and fire checks look for coverings when they want the cladding.',
        },
        {
          label: 'IfcCurtainWall',
          explanation:
            'A curtain wall is a wall in its own right, hung in front of the structure. A panel in front of a wall is a covering of that wall.',
        },
        {
          label: 'IfcBuildingElementProxy, because panels have no class',
          explanation:
            'A proxy has no meaning: it drops out of schedules and checks that filter by class, without an error message.',
        },
        {
          label: 'IfcPlate, with the predefined type CURTAIN_PANEL',
          explanation:
            'That is the infill of a curtain wall. Here the panel covers a wall that stands by itself.',
        },
      ],
      correctAnswerIndex: 0,
    },
    {
      question:
        'A level of information need to ISO 7817-1 has been agreed as far as its prerequisites. What does the content that follows consist of?',
      reading: reading.post(
        'level-of-information-need-in-plain-words',
        'Level of information need in plain words',
      ),
      options: [
        {
          label: 'Detail, dimensionality and appearance',
          explanation:
            'These are aspects of the geometrical information alone. With nothing else, the object would have a shape and no data.',
        },
        {
          label: 'Shape, properties and classification',
          explanation:
            'Close: properties and identification belong together as alphanumerical information. But the documents that go with the object are missing.',
        },
        {
          label: 'Geometry, alphanumerical information and documents',
          explanation:
            'They are set separately, so a light object can carry full data. The standard calls the third heading documentation.',
        },
        {
          label: 'Purpose, milestone and actor',
          explanation:
            'These are prerequisites, together with the object. They have been settled before the content is discussed.',
        },
      ],
      correctAnswerIndex: 2,
    },
    {
      question:
        'A window is placed 400 times, and the model can hardly be rotated any more. What helps most?',
      reading: reading.post(
        'light-geometry-full-data',
        'Light geometry, full data: how heavy should an object be',
      ),
      options: [
        {
          label: 'Deleting properties from the object',
          explanation:
            'Fifty properties are a few kilobytes of text, and can be stored once, on the type. You would lose the data and hardly any weight.',
        },
        {
          label: 'Simplifying its geometry',
          explanation:
            'Geometry has to be drawn for every placement. A handle from the production model can weigh more than all the rest.',
        },
        {
          label: 'Exporting a PDF as well',
          explanation:
            'The model stays as heavy as before, and a PDF cannot be coordinated, counted or checked.',
        },
        {
          label: 'Splitting the window into one object per profile',
          explanation: 'More objects make more work, and the window can no longer be counted as one.',
        },
      ],
      correctAnswerIndex: 1,
    },
    {
      question: 'What can a check with an IDS file (Information Delivery Specification) tell you?',
      reading: reading.post(
        'ids-checking-a-model-before-it-is-sent',
        'IDS: checking a model before it is sent',
      ),
      options: [
        {
          label: 'Whether two objects clash',
          explanation: 'IDS tests information, not shape. Clashes are found by coordination software.',
        },
        {
          label: 'Whether the declared U-value is true',
          explanation:
            'A check of this kind sees that there is a value, and whether it lies in a given range. Whether it is true, only the owner of the property can say.',
        },
        {
          label: 'Whether the file is small enough for the project',
          explanation:
            'Size is not among the things an IDS describes. Its facets speak of classes, properties and the like.',
        },
        {
          label: 'Whether required properties are there',
          explanation:
            'Applicability says which objects are meant, requirements say what they must have. Look at the count too: a specification that is not marked as required also passes when no object matches.',
        },
      ],
      correctAnswerIndex: 3,
    },
    {
      question: 'Where does the GTIN of a product belong in an IFC model?',
      reading: reading.post(
        'one-identifier-per-product',
        'One identifier per product: GTIN, GLN and the data carrier',
      ),
      options: [
        {
          label: 'In the name of the object',
          explanation:
            'A name is for people and changes with the project. Software does not look for a GTIN there.',
        },
        {
          label: 'In the standard property set for manufacturer data',
          explanation:
            'In Pset_ManufacturerTypeInformation, as GlobalTradeItemNumber: text with all its digits. A spreadsheet that makes a number of it loses the leading zero.',
        },
        {
          label: 'In the GUID of the object',
          explanation:
            'The GUID tells one object of a model from another. Two placements of one product have two GUIDs and the same GTIN.',
        },
        {
          label: 'In a set of your own, such as Pset_GTIN',
          explanation:
            'No software would look there, and names that begin with Pset_ are reserved for the standard.',
        },
      ],
      correctAnswerIndex: 1,
    },
  ],
  levels: {
    1: {
      ...knowledgeLevels[1],
      text: 'The plot is marked out. Next week: open one of your objects in a free IFC viewer and look up its class, its property sets and its GTIN. These texts explain what you see.',
      next: [
        reading.post('twelve-abbreviations-for-a-new-colleague', 'Twelve abbreviations on a data sheet'),
        reading.post('ifc-classes-for-facade-products', 'IFC classes for facade products: a short guide'),
        reading.service('workshop-factory'),
      ],
    },
    2: {
      ...knowledgeLevels[2],
      text: 'The foundation holds. Next week: take the last request a designer sent you and translate it into properties with set, unit and source. Below you see which answers you missed.',
      next: [
        reading.post('level-of-information-need-in-plain-words', 'Level of information need in plain words'),
        reading.post('light-geometry-full-data', 'Light geometry, full data: how heavy should an object be'),
        reading.post('ids-checking-a-model-before-it-is-sent', 'IDS: checking a model before it is sent'),
      ],
    },
    3: {
      ...knowledgeLevels[3],
      text: 'You can brief whoever builds your objects and accept what they deliver. Next week: write the property list of one product family as an IDS and run your published objects against it.',
      next: [
        reading.pdf('bim-object-quality-checklist'),
        reading.post(
          'five-questions-before-ordering-bim-objects',
          'Five questions to ask before you order BIM objects',
        ),
        reading.service('bim-depot-factory'),
      ],
    },
  },
};
